import { type RefObject, useEffect, useRef } from 'react';
import { useStrings } from '../app/context';

/** The title of the page shown is that of the document; its heading takes the focus, to be read out from there. */
export function useTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const { app } = useStrings();
  useEffect(() => {
    document.title = `${title} · ${app}`;
    return () => {
      document.title = app;
    };
  }, [title, app]);
  const heading = useRef<HTMLHeadingElement>(null);
  // Who came by a link goes on reading here, and not at the top of the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
