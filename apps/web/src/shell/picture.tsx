/** A picture from SVG text, shown as an image so that nothing in it can run. Null while the text is not there yet. */
import { useEffect, useState } from 'react';

export function Picture({ svg, words }: { readonly svg: string | null; readonly words: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (svg === null) return undefined;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  const [, wide, high] = (svg === null ? null : /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg)) ?? [];
  return <img className="picture" src={address ?? undefined} alt={words} width={wide} height={high} />;
}
