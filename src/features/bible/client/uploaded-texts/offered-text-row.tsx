import { sizeText } from '#features/files/files.rules.ts';
import { dayText } from '#platform/client/day-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { OfferedText } from '../../uploaded-texts.contract.ts';

/** One text: what it is called, its licence, where it is from, and what could not be read of it. */
export function OfferedTextRow({ text, onRemove }: { text: OfferedText; onRemove: () => void }) {
  const { name, abbreviation, language, license, problem, remarks, upload } = text;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <OwnWords as="p" lang={problem === null ? language : undefined} className="font-semibold">
          {name}
        </OwnWords>
        {problem !== null && <Badge tone="alert">Cannot be read</Badge>}
      </div>
      <p className="text-sm text-ink-soft">
        {abbreviation !== name && <OwnWords>{`${abbreviation} · `}</OwnWords>}
        {languageName(language)}
      </p>
      {problem !== null && <p className="mt-1 wrap-anywhere">{problem}</p>}
      {remarks !== '' && (
        <p className="mt-1 wrap-anywhere">
          <span className="font-semibold">Read, but for some of it: </span>
          {remarks}
        </p>
      )}
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">Licence</dt>
        <dd className="text-ink-soft">
          {license === '' ? (
            'It says nothing of one. Ask whoever made it whether others may read it.'
          ) : (
            <OwnWords className="line-clamp-4">{license}</OwnWords>
          )}
        </dd>
        <dt className="font-semibold">From</dt>
        <dd className="text-ink-soft">
          <Origin text={text} />
        </dd>
      </dl>
      {upload !== null && (
        <Button variant="ghost-destructive" className="mt-2 -ms-4" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function Origin({ text: { origin, place, upload } }: { text: OfferedText }) {
  if (upload !== null) {
    return (
      <>
        Uploaded {dayText(upload.uploadedAt)}: <OwnWords>{upload.fileName}</OwnWords>,{' '}
        <span className="whitespace-nowrap">{sizeText(upload.size)}</span>
      </>
    );
  }
  if (origin === 'built-in') return 'Lampstand itself';
  return (
    <>
      A folder of the machine: <span className="wrap-anywhere">{place}</span>
    </>
  );
}

/** 'Spanish' of 'es'. */
function languageName(language: string): string {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return (language === 'und' ? undefined : names.of(language)) ?? 'Language not known';
}
