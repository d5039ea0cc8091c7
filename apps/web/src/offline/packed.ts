/** pack, unpack: scripts and texts are stored compressed, which takes a third of the room on the device. */

const mark = 'x-stored-as';

const isText = (response: Response) =>
  /javascript|css|html|json|svg|text\//.test(response.headers.get('content-type') ?? 'none');

function changed(response: Response, body: ReadableStream, change: (headers: Headers) => void): Response {
  const headers = new Headers(response.headers);
  // Both were true of the body as it was sent.
  headers.delete('content-encoding');
  headers.delete('content-length');
  change(headers);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

/** The answer as it is stored. Fonts and pictures are compressed already and stay as they are, as does all in browsers that cannot compress. */
export function pack(response: Response): Response {
  const { body } = response;
  if (body === null || !isText(response) || !('CompressionStream' in globalThis)) return response;
  return changed(response, body.pipeThrough(new CompressionStream('gzip')), (headers) =>
    headers.set(mark, 'gzip'),
  );
}

/** The answer as it was sent. */
export function unpack(response: Response): Response {
  const { body, headers: stored } = response;
  if (body === null || stored.get(mark) !== 'gzip') return response;
  return changed(response, body.pipeThrough(new DecompressionStream('gzip')), (headers) =>
    headers.delete(mark),
  );
}
