import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { ModerationCase } from '../../moderation.contract.ts';
import { EarlierWords } from './earlier-words.tsx';

/** Words as they stand now, for whoever decides about them. */
export function WordsAsTheyAre({ words }: { words: ModerationCase['words'] }) {
  if (words === null)
    return <p className="text-ink-soft">It was deleted since, or is its author’s alone by now.</p>;
  return (
    <>
      {words.pictureUrls.length > 0 && <ThePictures urls={words.pictureUrls} />}
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
function ThePictures({ urls }: { urls: readonly string[] }) {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button variant="secondary" className="my-1" onClick={() => setShown(true)}>
        {urls.length === 1 ? 'Show the picture' : `Show the ${urls.length} pictures`}
      </Button>
    );
  }
  return (
    <div className="my-1 flex flex-wrap gap-2">
      {urls.map((url, i) => (
        <img
          key={url}
          src={url}
          alt={urls.length === 1 ? 'The reported one' : `The reported ones, ${i + 1} of ${urls.length}`}
          className="max-h-80 max-w-full rounded-control"
        />
      ))}
    </div>
  );
}
