/** A container for content wider than the page. It scrolls on its own, also with the keyboard. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Scroll({ label, children }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const reach = isWide ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={box} className="scroll" {...reach}>
      {children}
    </div>
  );
}
