import { useEffect, useRef, useState } from 'react';
import { sendPicture, smallerPicture } from '#features/files/client/for-other-features.ts';
import { randomId } from '#platform/client/random-id.ts';
import { toast } from '#ui/toast-store.ts';

/** A picture that is to be shown with what one writes. */
export interface ChosenPicture {
  /** Of this choice: the same picture chosen again is another one. */
  id: string;
  blob: Blob;
  /** Where this page shows it. */
  url: string;
  /** What is to be seen on it. */
  alt: string;
}

/** A picture that was copied elsewhere and is put in among words; undefined where words were. */
export const pastedPicture = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));

/** The picture of what is being written. Its bytes are sent while one still writes; what fails is sent once more with the words. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [isReading, setReading] = useState(false);
  const upload = useRef<{ of: string; address: Promise<string> } | null>(null);
  const lastChoice = useRef(0);
  const url = picture?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  /** Where its bytes are sent to; they are sent once, until that fails. */
  function addressOf({ id, blob }: ChosenPicture): Promise<string> {
    if (upload.current?.of !== id) {
      const address = sendPicture(blob);
      upload.current = { of: id, address };
      address.catch(() => {
        if (upload.current?.address === address) upload.current = null;
      });
    }
    return upload.current.address;
  }

  async function choose(file: File): Promise<void> {
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setReading(true);
    const blob = await smallerPicture(file);
    // Another one was chosen meanwhile, or none.
    if (choice !== lastChoice.current) return;
    setReading(false);
    if (blob === null) {
      toast({
        title: 'Not a picture that we can read',
        description: 'Please choose a JPEG, PNG, WebP, AVIF or GIF.',
        variant: 'destructive',
      });
      return;
    }
    const chosen = { id: randomId(), blob, url: URL.createObjectURL(blob), alt: '' };
    setPicture(chosen);
    addressOf(chosen).catch(() => {});
  }

  return {
    picture,
    isReading,
    choose,
    addressOf,
    describe: (alt: string) => setPicture((known) => known && { ...known, alt }),
    remove() {
      lastChoice.current += 1;
      setReading(false);
      setPicture(null);
    },
    /** It stands in the talk; another that was chosen meanwhile stays. */
    settle: (id: string) => setPicture((known) => (known?.id === id ? null : known)),
    /** The server knows nothing of what was sent: it is sent anew, as another picture. */
    sendAnew: () => setPicture((known) => known && { ...known, id: randomId() }),
  };
}
