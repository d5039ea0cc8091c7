/** A picture from SVG text, shown as an image so that nothing in it can run. */
import { useEffect, useState } from 'react';

export function Picture({ svg, words }: { readonly svg: string; readonly words: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  const [, wide, high] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return <img className="picture" src={address ?? undefined} alt={words} width={wide} height={high} />;
}
