import { HelpAtOnce } from '#features/prayer/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';

/** Help at once, for whoever wrote of danger in a group: their words are posted, and stay. */
export function HelpAfterPosting({ onBack }: { onBack: () => void }) {
  return (
    <MainContent>
      <HelpAtOnce line="It is posted. Stay near someone tonight." onBack={onBack}>
        <Button size="lg" variant="secondary" className="w-full" onClick={onBack}>
          Back to the group
        </Button>
      </HelpAtOnce>
    </MainContent>
  );
}
