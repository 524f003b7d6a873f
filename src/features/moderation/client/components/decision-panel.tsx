import { useEffect, useRef } from 'react';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { cn } from '#ui/class-names.ts';
import { roomForFoot } from '#ui/room-for-foot.ts';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import type { ModerationCase } from '../../moderation.contract.ts';
import type { Decision, DecisionReason, Length } from '../../moderation.rules.ts';
import { KEY_OF } from '../case-texts.ts';
import { decisionNote } from '../decision-note.ts';
import type { Decisions } from '../use-decisions.ts';
import { useKeysSetting, useShortcuts } from '../use-shortcuts.ts';
import type { Choice } from './case-desk.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { hidesByDefault, ReasonStep } from './reason-step.tsx';
import { UndoStrip } from './undo-strip.tsx';

/** What goes with a reason. */
export interface Details {
  note: string;
  length: Length | null;
  words: 'hide' | 'show' | null;
}

/** At the thumb on a phone, at the right of a wide window: the actions, then the reasons, of which one does it. */
export function DecisionPanel({
  of,
  me,
  decisions,
  choice,
  onChoice,
}: {
  of: ModerationCase;
  me: string;
  decisions: Decisions;
  choice: Choice | null;
  onChoice: (choice: Choice | null) => void;
}) {
  const [keysOn, setKeys] = useKeysSetting();
  const name = of.author?.name ?? null;
  const other = of.lookedAtBy !== null && of.lookedAtBy.id !== me ? of.lookedAtBy : null;
  const buttons = useRef<HTMLDivElement>(null);
  const leftFrom = useRef<Decision | null>(null);
  useClosedByBack(choice !== null, goBack);

  /** To the actions, at the one whose reasons were looked at: another one beside it may do at once what nobody meant. */
  function goBack() {
    leftFrom.current = choice?.action ?? null;
    onChoice(null);
  }

  useEffect(() => {
    if (choice !== null || leftFrom.current === null) return;
    buttons.current?.querySelector<HTMLElement>(`[data-decision="${leftFrom.current}"]`)?.focus();
    leftFrom.current = null;
  }, [choice]);

  function choose(action: Decision) {
    onChoice({
      action,
      reason: null,
      hidesWords: hidesByDefault(action),
      isForGood: false,
    });
  }

  function decide(reason: DecisionReason, { note, length, words }: Details) {
    if (choice === null) return;
    onChoice(null);
    decisions.decide(
      {
        params: { caseId: of.id },
        body: {
          action: choice.action,
          reason,
          note,
          seen: of.words?.version ?? null,
          ...(length !== null && { length }),
          ...(words !== null && { words }),
        },
      },
      name,
      () => void localDrafts.erase(me, { name: decisionNote(of.id, choice.action).name }),
    );
  }

  useShortcuts(keysOn, (key) => {
    const action = other ? undefined : of.mayDo.find((one) => KEY_OF[one] === key);
    if (key === 'Z' && decisions.last) decisions.undo();
    else if (key === 'ESCAPE' && choice !== null) goBack();
    else if (action !== undefined) choose(action);
    else return false;
    return true;
  });

  return (
    <>
      {choice !== null && (
        // It only closes what lies over the page, which a key and a button do as well.
        <div
          aria-hidden="true"
          onClick={goBack}
          className="fixed inset-0 z-10 animate-fade bg-[#12142a]/45 lg:hidden"
        />
      )}
      <section
        ref={roomForFoot}
        aria-label="Decision"
        className={cn(
          'z-20 bg-surface',
          'max-lg:sticky max-lg:bottom-0 max-lg:mt-auto max-lg:max-h-[78dvh] max-lg:overflow-y-auto max-lg:rounded-t-[24px] max-lg:p-4 max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
          'low:relative low:max-h-none',
          'max-lg:shadow-[0_-12px_40px_-18px_light-dark(rgb(42_39_64/0.35),rgb(0_0_0/0.7))]',
        )}
      >
        <UndoStrip decisions={decisions} className={decisions.last ? 'mb-3' : undefined} />
        {other && (
          <p className="mb-3 flex items-center gap-3">
            <PersonFace person={other} size="sm" />
            <span className="min-w-0 wrap-anywhere">
              <bdi translate="no">{other.name}</bdi> is looking at this one.
            </span>
          </p>
        )}
        {of.because !== null && !other && <p className="mb-3 text-ink-soft">{of.because}</p>}
        <div ref={buttons} className={cn(choice !== null && 'max-lg:hidden')}>
          <DecisionButtons
            mayDo={of.mayDo}
            isDimmed={other !== null}
            chosen={choice?.action ?? null}
            showsKeys={keysOn}
            onChoose={choose}
          />
        </div>
        {choice !== null && (
          <ReasonStep
            key={choice.action}
            of={of}
            me={me}
            choice={choice}
            showsKeys={keysOn}
            onChange={onChoice}
            onBack={goBack}
            onDecide={decide}
          />
        )}
        {choice === null && of.mayDo.length > 0 && <KeysNote isOn={keysOn} onChange={setKeys} />}
      </section>
    </>
  );
}

function KeysNote({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="mt-5 hidden min-h-11 cursor-pointer items-center gap-3 text-sm text-ink-soft lg:flex">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 accent-primary"
      />
      Letters choose, digits give the reason, Z takes back
    </label>
  );
}
