import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { sendPicture, smallerPicture } from '#features/files/client/for-other-features.ts';
import { askBeforeLeaving } from '#platform/client/ask-before-leaving.ts';
import { keptBlobs } from '#platform/client/kept-blobs.ts';
import { randomId } from '#platform/client/random-id.ts';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import type { KeptPicture } from './kept-pictures.ts';

/** A picture that is to be shown with what one writes. */
export interface ChosenPicture extends KeptPicture {
  blob: Blob;
  /** Where this page shows it. */
  url: string;
}

/** The draft whose pictures these are. */
interface Draft {
  draft: { pictures: readonly KeptPicture[] };
  latest: () => { pictures: readonly KeptPicture[] };
  change: (changes: { pictures: readonly KeptPicture[] }) => void;
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
 * The pictures of what is being written, in the order in which they were chosen, kept with its draft. Their bytes are sent while one
 * still writes; what fails is sent once more with the words.
 */
export function useChosenPictures({ draft, latest, change }: Draft) {
  const here = usePicturesHere(draft.pictures, (id) => takeOut([id]));
  const pictures = useMemo(
    () =>
      draft.pictures.flatMap((kept) => {
        const bytes = here.shown.get(kept.id);
        return bytes ? [{ ...kept, ...bytes }] : [];
      }),
    [draft.pictures, here.shown],
  );
  const [reading, setReading] = useState(0);
  const uploads = useRef(new Map<string, Promise<string>>());
  /** Those that are still read, of what is chosen twice at once known before the next rendering. */
  const arriving = useRef(0);
  useAskedBeforeLeaving(reading > 0 || pictures.some(({ id }) => here.unkept.has(id)));

  const put = (next: (known: readonly KeptPicture[]) => readonly KeptPicture[]) =>
    change({ pictures: next(latest().pictures) });

  /** Where its bytes are sent to; they are sent once, until that fails. */
  function addressOf({ id, blob, sentTo }: ChosenPicture): Promise<string> {
    const begun = uploads.current.get(id);
    if (begun) return begun;
    const address = sentTo === null ? sendPicture(blob) : Promise.resolve(sentTo);
    uploads.current.set(id, address);
    address.then(
      (known) => put((all) => all.map((one) => (one.id === id ? { ...one, sentTo: known } : one))),
      () => uploads.current.delete(id),
    );
    return address;
  }

  async function choose(files: readonly File[]): Promise<void> {
    const room = GROUP_LIMITS.pictures - latest().pictures.length - arriving.current;
    const fit = files.slice(0, Math.max(0, room));
    if (fit.length < files.length) {
      toast({
        title: `${GROUP_LIMITS.pictures} pictures at most`,
        description: 'The others can follow by themselves.',
      });
    }
    const count = (change: number) => {
      arriving.current += change;
      setReading(arriving.current);
    };
    count(fit.length);
    // One after the other: a cheap phone has room for one photograph that is unpacked.
    for (const file of fit) {
      const blob = await smallerPicture(file);
      if (blob === null) {
        toast({
          title: 'Not a picture that we can read',
          description: 'Please choose a JPEG, PNG, WebP, AVIF or GIF.',
          variant: 'destructive',
        });
      } else {
        const kept = { id: randomId(), alt: '', sentTo: null };
        const bytes = here.add(kept.id, blob);
        put((known) => [...known, kept]);
        void here.keep(kept.id, blob);
        addressOf({ ...kept, ...bytes }).catch(() => {});
      }
      count(-1);
    }
  }

  /** Takes some of them out: they are not wanted, or stand in the talk. */
  function takeOut(ids: readonly string[]): void {
    put((known) => known.filter(({ id }) => !ids.includes(id)));
    void keptBlobs.forget(ids);
  }

  /** The server knows nothing of what was sent: all of it is sent anew, as other pictures. */
  function sendAnew(): void {
    const anew = new Map(pictures.map(({ id, blob }) => [id, { id: randomId(), blob }]));
    for (const { id, blob } of anew.values()) here.add(id, blob);
    put((known) => known.map((one) => ({ ...one, id: anew.get(one.id)?.id ?? one.id, sentTo: null })));
    for (const { id, blob } of anew.values()) void here.keep(id, blob);
    void keptBlobs.forget([...anew.keys()]);
  }

  return {
    pictures,
    /** How many are still read. */
    reading: reading + draft.pictures.length - pictures.length,
    choose,
    /** What a call says of these. */
    sentOf: (chosen: readonly ChosenPicture[]) =>
      Promise.all(chosen.map(async (picture) => ({ uploadURL: await addressOf(picture), alt: picture.alt }))),
    describe: (id: string, alt: string) =>
      put((known) => known.map((one) => (one.id === id ? { ...one, alt } : one))),
    takeOut,
    /** Takes those out with which a call has made something. */
    takeOutSent: (sent: readonly { uploadURL: string }[]) =>
      takeOut(
        latest()
          .pictures.filter(({ sentTo }) => sent.some(({ uploadURL }) => uploadURL === sentTo))
          .map(({ id }) => id),
      ),
    sendAnew,
  };
}

interface Bytes {
  blob: Blob;
  url: string;
}

/** The bytes of a draft's pictures that this page has, each with an address; those that an earlier page has kept are looked for. */
function usePicturesHere(kept: readonly KeptPicture[], onGone: (id: string) => void) {
  const known = useRef(new Map<string, Bytes>());
  const wanted = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlyMap<string, Bytes>>(new Map());
  const [unkept, setUnkept] = useState<ReadonlySet<string>>(new Set());
  const show = () => setShown(new Map(known.current));

  function take(id: string, blob: Blob): Bytes {
    const bytes = { blob, url: URL.createObjectURL(blob) };
    known.current.set(id, bytes);
    show();
    return bytes;
  }

  const find = useEffectEvent(async (id: string) => {
    const blob = await keptBlobs.find(id);
    if (!wanted.current.has(id)) return;
    if (blob) return void take(id, blob);
    toast({
      title: 'A picture is gone',
      description: 'This browser has not kept it. Please choose it again.',
    });
    onGone(id);
  });

  useEffect(() => {
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of ids) {
      if (known.current.has(id) || wanted.current.has(id)) continue;
      wanted.current.add(id);
      void find(id);
    }
    for (const [id, { url }] of known.current) {
      if (ids.has(id)) continue;
      revokeLater(url);
      known.current.delete(id);
    }
  }, [kept]);

  useEffect(() => {
    const [bytes, ids] = [known.current, wanted.current];
    void keptBlobs.sweep();
    return () => {
      for (const { url } of bytes.values()) revokeLater(url);
      bytes.clear();
      ids.clear();
    };
  }, []);

  return {
    shown,
    /** Those that would go with the page. */
    unkept,
    add(id: string, blob: Blob): Bytes {
      setUnkept((all) => new Set([...all, id]));
      return take(id, blob);
    },
    /** Call it once the draft names them. */
    async keep(id: string, blob: Blob): Promise<void> {
      if (await keptBlobs.keep(id, blob)) {
        setUnkept((all) => new Set([...all].filter((one) => one !== id)));
      }
    },
  };
}

/** What the browser has no room for, and what is still read, a reload would take away: it asks before. */
function useAskedBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    const asking = askBeforeLeaving(window);
    asking.set(wouldLose);
    return () => asking.set(false);
  }, [wouldLose]);
}

/** Not at once: a picture that goes from the page may just have begun to be fetched, which would fail and be told in the console. */
function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
