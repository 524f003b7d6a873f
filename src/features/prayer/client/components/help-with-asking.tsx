import type { ReactNode } from 'react';
import { HelpAtOnce } from '#features/help/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';

/** Who helps, before words of danger go out and after; the country that was chosen stays chosen. */
export function HelpWithAsking({
  isAsked,
  onBack,
  before,
}: {
  isAsked: boolean;
  onBack: () => void;
  /** What lies on the sheet before. */
  before: ReactNode;
}) {
  return (
    <MainContent>
      <HelpAtOnce
        line={isAsked ? 'It is posted. Stay near someone tonight.' : 'Someone is there, by phone or by text.'}
        onBack={onBack}
      >
        {isAsked ? (
          <Button size="lg" variant="secondary" className="w-full" onClick={onBack}>
            To your request
          </Button>
        ) : (
          before
        )}
      </HelpAtOnce>
    </MainContent>
  );
}

/** A request that tells of danger, as it was written, and the way to send it all the same. */
export function HelpBefore({
  text,
  label,
  pending,
  onAsk,
}: {
  text: string;
  label: string;
  pending: boolean;
  onAsk: () => void;
}) {
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">Your request, as you wrote it</p>
      <OwnWords as="p" className="paragraphs mt-1 line-clamp-6 font-scripture text-[1.0625rem]/[1.45]">
        {text}
      </OwnWords>
      <Button variant="secondary" size="lg" className="mt-3.5 w-full" pending={pending} onClick={onAsk}>
        {label}
      </Button>
      <p className="mt-2.5 text-center text-sm text-ink-soft">
        Not a word is changed. A moderator reads it too.
      </p>
    </>
  );
}
