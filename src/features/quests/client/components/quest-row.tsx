import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { Link } from 'wouter';
import { isBlank } from '#contract/visible-text.ts';
import { useJournalDraft } from '#features/journal/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import type { ShownQuest } from '../../quests.contract.ts';

/** One quest, which leads to where it is done; or that it is done. */
export function QuestRow({
  user,
  quest: { words, way, prompt, xp, isDone },
  isOfWeek = false,
}: {
  user: User;
  quest: ShownQuest;
  isOfWeek?: boolean;
}) {
  const { draft, change } = useJournalDraft(user.id);
  const isFree = isBlank(draft.content) || draft.reflectionPrompt === null;
  const name = (
    <>
      <LampMark isLit={isDone} className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        {isOfWeek && <span className="text-ink-soft">This week · </span>}
        {words}
      </span>
    </>
  );
  const line = 'flex min-h-13 items-center gap-3 py-2';
  if (isDone) {
    return (
      <li className={`${line} text-ink-soft`}>
        {name}
        <span className="flex items-center gap-1.5 text-sm font-semibold text-gold-ink">
          <CheckIcon size={20} aria-hidden />
          Done
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link
        href={way}
        className={`${line} -mx-2 rounded-control px-2 hover:bg-ink/5`}
        onClick={() => {
          // The question of today that nobody has answered yet makes room; words of another entry keep theirs.
          if (prompt !== null && isFree) change({ reflectionPrompt: prompt });
        }}
      >
        {name}
        {!user.isSecret && <span className="shrink-0 text-sm font-semibold text-gold-ink">+{xp} XP</span>}
      </Link>
    </li>
  );
}
