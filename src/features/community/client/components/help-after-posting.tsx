import { HelpAtOnce } from '#features/help/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';

/** Help at once, for whoever wrote of danger in a group, or at its door: their words are there, and stay. @param said what became of them */
export function HelpAfterPosting({ said = 'It is posted.', onBack }: { said?: string; onBack: () => void }) {
  return (
    <MainContent>
      <HelpAtOnce line={`${said} Stay near someone tonight.`} onBack={onBack}>
        <Button size="lg" variant="secondary" className="w-full" onClick={onBack}>
          Back to the group
        </Button>
      </HelpAtOnce>
    </MainContent>
  );
}
