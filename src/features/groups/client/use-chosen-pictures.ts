import { type DragEvent, useEffect, useRef, useState } from 'react';
import { sendPicture, smallerPicture } from '#features/files/client/for-other-features.ts';
import { askBeforeLeaving } from '#platform/client/ask-before-leaving.ts';
import { randomId } from '#platform/client/random-id.ts';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';

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

/** Pictures that were copied elsewhere and are put in among words; none where words were. */
export const pastedPictures = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

/** For what takes pictures that are dropped on it; without this a browser would go to the file, away from what is written. */
export function takesDropped(choose: (files: readonly File[]) => unknown) {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      choose([...event.dataTransfer.files]);
    },
  };
}

/**
 * The pictures of what is being written, in the order in which they were chosen. Their bytes are sent while one still writes; what fails
 * is sent once more with the words.
 */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [reading, setReading] = useState(0);
  const uploads = useRef(new Map<string, Promise<string>>());
  /** Chosen ones and those that are still read; of what is chosen twice at once known before the next rendering. */
  const taken = useRef(0);
  useEffect(() => {
    taken.current = pictures.length + reading;
  }, [pictures, reading]);
  useRevokedUrls(pictures);
  useAskedBeforeLeaving(pictures.length + reading > 0);

  /** Where its bytes are sent to; they are sent once, until that fails. */
  function addressOf({ id, blob }: ChosenPicture): Promise<string> {
    const begun = uploads.current.get(id);
    if (begun) return begun;
    const address = sendPicture(blob);
    uploads.current.set(id, address);
    address.catch(() => uploads.current.delete(id));
    return address;
  }

  async function choose(files: readonly File[]): Promise<void> {
    const fit = files.slice(0, Math.max(0, GROUP_LIMITS.pictures - taken.current));
    if (fit.length < files.length) {
      toast({
        title: `${GROUP_LIMITS.pictures} pictures at most`,
        description: 'The others can follow by themselves.',
      });
    }
    taken.current += fit.length;
    setReading((count) => count + fit.length);
    // One after the other: a cheap phone has room for one photograph that is unpacked.
    for (const file of fit) {
      const blob = await smallerPicture(file);
      setReading((count) => count - 1);
      if (blob === null) {
        toast({
          title: 'Not a picture that we can read',
          description: 'Please choose a JPEG, PNG, WebP, AVIF or GIF.',
          variant: 'destructive',
        });
        continue;
      }
      const chosen = { id: randomId(), blob, url: URL.createObjectURL(blob), alt: '' };
      setPictures((known) => [...known, chosen]);
      addressOf(chosen).catch(() => {});
    }
  }

  return {
    pictures,
    /** How many are still read. */
    reading,
    choose,
    /** What a call says of these. */
    sentOf: (chosen: readonly ChosenPicture[]) =>
      Promise.all(chosen.map(async (picture) => ({ uploadURL: await addressOf(picture), alt: picture.alt }))),
    describe: (id: string, alt: string) =>
      setPictures((known) => known.map((picture) => (picture.id === id ? { ...picture, alt } : picture))),
    /** Takes some of them out: they are not wanted, or stand in the talk. */
    takeOut: (ids: readonly string[]) => setPictures((known) => known.filter(({ id }) => !ids.includes(id))),
    /** The server knows nothing of what was sent: all of it is sent anew, as other pictures. */
    sendAnew: () => setPictures((known) => known.map((picture) => ({ ...picture, id: randomId() }))),
  };
}

/** Lets go of the addresses of pictures that are not shown any more. */
function useRevokedUrls(pictures: readonly ChosenPicture[]): void {
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const urls = pictures.map(({ url }) => url);
    for (const url of shown.current) if (!urls.includes(url)) URL.revokeObjectURL(url);
    shown.current = urls;
  }, [pictures]);
  useEffect(
    () => () => {
      for (const url of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
}

/** Unlike words, pictures are not kept in the browser: it asks before a reload, or going elsewhere, takes them away. */
function useAskedBeforeLeaving(hasPictures: boolean): void {
  useEffect(() => {
    const asking = askBeforeLeaving(window);
    asking.set(hasPictures);
    return () => asking.set(false);
  }, [hasPictures]);
}
