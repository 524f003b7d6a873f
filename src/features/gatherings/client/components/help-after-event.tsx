import { HelpAtOnce } from '#features/help/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';

/** Help at once, for whoever wrote of danger in an event or beside it: their words are kept, and stay. */
export function HelpAfterEvent({ onBack }: { onBack: () => void }) {
  return (
    <MainContent>
      <HelpAtOnce line="Your words are kept. Stay near someone tonight." onBack={onBack}>
        <Button size="lg" variant="secondary" className="w-full" onClick={onBack}>
          Back to the event
        </Button>
      </HelpAtOnce>
    </MainContent>
  );
}
