import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { type AudienceChoice, peopleWhoSee } from '../audience-texts.ts';
import { FoldedHands } from './folded-hands.tsx';
import { OwnFace } from './own-face.tsx';

/** One of the three certainties: how many will see it, and from whom. It stands above the button that asks. */
export function AskingSentence({ choice, isAnonymous }: { choice: AudienceChoice; isAnonymous: boolean }) {
  const { user } = useCurrentUser();
  if (user === null) return null;
  if (choice.audience.kind === 'only-me') return <p role="status">Nobody else will see this.</p>;
  const someone = {
    group: 'someone in your group',
    circle: 'someone in your circle',
    everyone: 'someone here',
  }[choice.audience.kind];
  return (
    <p role="status" className="flex items-center gap-2.5">
      {isAnonymous ? <FoldedHands className="size-9" /> : <OwnFace size="sm" />}
      <span className="min-w-0">
        {choice.people === 0 ? (
          'Whoever joins will see this, from '
        ) : (
          <>
            <b className="font-semibold">{capital(peopleWhoSee(choice, isAnonymous))}</b> will see this, from{' '}
          </>
        )}
        <OwnWords as="b" className="font-semibold">
          {isAnonymous ? someone : user.shownName}
        </OwnWords>
      </span>
    </p>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
