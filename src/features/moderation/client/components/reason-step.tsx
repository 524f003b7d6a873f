import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ModerationCase } from '../../moderation.contract.ts';
import {
  DECISION_REASON_LABELS,
  DECISION_REASONS,
  type Decision,
  type DecisionReason,
  LENGTHS_OF,
  type Length,
  MODERATION_LIMITS,
} from '../../moderation.rules.ts';
import { BECAUSE, DECISION_LABELS, LENGTH_LABELS, noteHintOf, unreadHintOf } from '../case-texts.ts';
import { decisionNote } from '../decision-note.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { AuthorReads } from './author-reads.tsx';
import type { Choice } from './case-desk.tsx';
import { Key } from './decision-buttons.tsx';
import type { Details } from './decision-panel.tsx';

/** Decisions that are told in the moderator's own words. */
const IN_OWN_WORDS = ['write', 'grant', 'keep'];

/** A warning leaves the words; what keeps somebody from writing hides them. */
export function hidesByDefault(action: Decision): boolean {
  return action === 'mute' || action === 'ban';
}

/**
 * The second tap: a reason, which does it. How long, and what becomes of the words, stand above, already chosen. What is written is kept
 * until the decision is made: somebody may have decided meanwhile, or there may be no connection.
 */
export function ReasonStep({
  of,
  me,
  choice,
  showsKeys,
  onChange,
  onBack,
  onDecide,
}: {
  of: ModerationCase;
  me: string;
  choice: Choice;
  showsKeys: boolean;
  onChange: (choice: Choice) => void;
  onBack: () => void;
  onDecide: (reason: DecisionReason, details: Details) => void;
}) {
  const { action } = choice;
  const lengths: readonly Length[] = action === 'mute' || action === 'ban' ? LENGTHS_OF[action] : [];
  const [length, setLength] = useState<Length | null>(lengths.length === 0 ? null : lengths[1]!);
  const kept = useMemo(() => decisionNote(of.id, action), [of.id, action]);
  const { draft, change } = useKeptDraft(me, kept);
  const note = draft.text;
  const max = action === 'write' ? MODERATION_LIMITS.message : MODERATION_LIMITS.note;
  const isWrong = isBlank(note) || note.length > max;
  const isWritten = IN_OWN_WORDS.includes(action);
  const [writes, setWrites] = useState(isWritten);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const choosesWords = action === 'warn' || action === 'mute' || action === 'ban';
  const reasons: readonly DecisionReason[] = DECISION_REASONS[action];
  const unreadHint = unreadHintOf(action, of);
  const shown = writes && !isWritten ? (['other'] as const) : reasons;

  function choose(reason: DecisionReason) {
    if (!writes && reason === 'other') {
      setWrites(true);
      onChange({ ...choice, reason });
      return;
    }
    if (writes && isWrong) return;
    onDecide(reason, {
      // Words that were begun and left do not go with a reason that says it all.
      note: writes ? note.trim() : '',
      length,
      words: choice.hidesWords !== hidesByDefault(action) ? (choice.hidesWords ? 'hide' : 'show') : null,
    });
  }

  useShortcuts(showsKeys && !writes, (key) => {
    const reason = reasons[Number(key) - 1];
    if (!/^[1-9]$/.test(key) || reason === undefined) return false;
    choose(reason);
    return true;
  });

  return (
    <div className="lg:mt-7">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {BECAUSE[action]}
        </h2>
        <button
          type="button"
          aria-label="Back to the actions"
          onClick={onBack}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8"
        >
          <XIcon size={20} aria-hidden />
        </button>
      </div>
      {unreadHint !== null && <p className="mt-1 mb-2 text-ink-soft text-pretty">{unreadHint}</p>}
      {lengths.length > 0 && (
        <fieldset className="mt-1 mb-2 flex flex-wrap gap-2">
          <legend className="sr-only">For how long</legend>
          {lengths.map((one) => (
            <Chip
              key={one}
              selected={length === one}
              onClick={() => {
                setLength(one);
                onChange({ ...choice, isForGood: one === 'for-good' });
              }}
            >
              {LENGTH_LABELS[one]}
            </Chip>
          ))}
        </fieldset>
      )}
      {choosesWords && of.words !== null && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ink-soft">
          <input
            type="checkbox"
            checked={choice.hidesWords}
            onChange={({ target }) => onChange({ ...choice, hidesWords: target.checked })}
            className="size-5 accent-primary"
          />
          Hide the words, too
        </label>
      )}
      {writes && (
        <TextArea
          className="my-2 [&>textarea]:min-h-24"
          label={isWritten ? 'Your words to them' : 'What is it?'}
          hint={noteHintOf(action)}
          rows={3}
          max={max}
          value={note}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
      {writes ? (
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          {shown.map((reason, i) => (
            <Button
              key={reason}
              variant={i === 0 ? 'primary' : 'secondary'}
              disabled={isWrong}
              onClick={() => choose(reason)}
            >
              {shown.length === 1
                ? action === 'write'
                  ? 'Send'
                  : DECISION_LABELS[action]
                : DECISION_REASON_LABELS[reason]}
            </Button>
          ))}
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {reasons.map((reason, i) => (
            <li key={reason}>
              <button
                type="button"
                aria-keyshortcuts={showsKeys ? String(i + 1) : undefined}
                onClick={() => choose(reason)}
                onPointerEnter={({ pointerType }) =>
                  pointerType === 'mouse' && onChange({ ...choice, reason })
                }
                onFocus={({ target }) => target.matches(':focus-visible') && onChange({ ...choice, reason })}
                className="flex min-h-14 w-full items-center justify-between gap-3 text-start text-lg font-semibold hover:text-dusk"
              >
                <span className="min-w-0 wrap-anywhere">
                  {DECISION_REASON_LABELS[reason]}
                  {reason === 'other' && (
                    <span className="ml-3 text-sm font-normal text-ink-soft">write it</span>
                  )}
                </span>
                {showsKeys && <Key>{i + 1}</Key>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AuthorReads of={of} choice={choice} className="mt-3 border-t border-line pt-3 text-sm lg:hidden" />
    </div>
  );
}
