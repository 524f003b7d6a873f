import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { ModerationCase } from '../../moderation.contract.ts';
import { EarlierWords } from './earlier-words.tsx';

/** Words as they stand now, for whoever decides about them. */
export function WordsAsTheyAre({ words }: { words: ModerationCase['words'] }) {
  if (words === null) return <p className="text-ink-soft">It was deleted since.</p>;
  return (
    <>
      {words.pictureUrl !== null && <ThePicture url={words.pictureUrl} />}
      {words.text !== '' && (
        <p dir="auto" className="paragraphs font-scripture text-[1.1875rem] leading-normal wrap-anywhere">
          {words.text}
        </p>
      )}
      <EarlierWords earlier={words.earlier} />
    </>
  );
}

/** What somebody reported may be ugly: it is shown to a moderator only when they are ready for it. */
function ThePicture({ url }: { url: string }) {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button variant="secondary" className="my-1" onClick={() => setShown(true)}>
        Show the picture
      </Button>
    );
  }
  return <img src={url} alt="The reported one" className="my-1 max-h-80 max-w-full rounded-control" />;
}
