import { useEffect, useState } from 'react';
import { REFERENCE_FACE, type Typeface } from '../formats.rules.ts';

/** Whether a face's letters for these words are there: a canvas does not wait for them. */
export function useTypeface({ family, weight }: Typeface, words: string): boolean {
  const [ready, setReady] = useState<string | null>(null);
  const wanted = `${weight} ${family} ${words}`;
  useEffect(() => {
    let isWanted = true;
    const faces = [
      document.fonts.load(`${weight} 48px ${family}`, words),
      document.fonts.load(`${REFERENCE_FACE.weight} 48px ${REFERENCE_FACE.family}`, words),
    ];
    // A face that does not come is drawn as the device draws it.
    void Promise.allSettled(faces).then(() => isWanted && setReady(wanted));
    return () => {
      isWanted = false;
    };
  }, [family, weight, words, wanted]);
  return ready === wanted;
}
