import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isBlank } from '#contract/visible-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { REFLECTION_PROMPTS } from '../../journal-prompts.rules.ts';
import { todayQuery } from '../today-query.ts';
import { useJournalDraft } from '../use-journal-draft.ts';

/** The question of the day, with a way to write about it. What is being written already is left as it is. */
export function TodaysPrompt({ userId }: { userId: string }) {
  const { data: today } = useQuery(todayQuery);
  const { draft, change } = useJournalDraft(userId);
  const prompt = REFLECTION_PROMPTS.find(({ id }) => id === today?.promptId);
  if (prompt === undefined) return null;
  const hasBegun = !isBlank(draft.content) || draft.reflectionPrompt !== null;
  return (
    <Card>
      <h2 className="text-sm font-semibold text-dusk">
        <span className="font-sans">Today’s prompt · {prompt.category}</span>
      </h2>
      <p className="mt-2 font-scripture text-lg italic text-pretty">{prompt.text}</p>
      <Link
        href="/journal"
        className={buttonClasses('secondary', 'md', 'mt-4')}
        onClick={() => {
          if (!hasBegun) change({ reflectionPrompt: prompt.text });
        }}
      >
        {hasBegun ? 'Go on writing' : 'Write about this'}
      </Link>
    </Card>
  );
}
