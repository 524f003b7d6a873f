import { useState } from 'react';
import { ReportMenu } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { judgeOtherSide, type OtherSideStatement } from '../../claims.contract.ts';
import { DEBATE_LIMITS, type Verdict } from '../../debates.rules.ts';
import { otherSideJudged } from '../debate-changes.ts';
import { StatedWords } from './stated-words.tsx';

/** What the reader holds, as somebody else stated it: fair, or how they would put it. */
export function StatementToJudge({
  statement,
  title,
  canJudge,
  onNeedsHelp,
}: {
  statement: OtherSideStatement;
  title: string;
  canJudge: boolean;
  onNeedsHelp: () => void;
}) {
  const { id, verdict, myLine, stays, canReport } = statement;
  const [isWriting, setWriting] = useState(false);
  // What stands until something is typed is the line that was said before, to be read and corrected.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? myLine ?? '';
  const judge = useEndpointMutation(judgeOtherSide, {
    changes: otherSideJudged,
    onSuccess: ({ needsHelp }) => {
      setWriting(false);
      setTyped(null);
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Said Yet', error),
  });
  const say = (said: Verdict, line: string) =>
    judge.mutate({ params: { statementId: id }, body: { verdict: said, text: line } });
  const isTooLong = text.length > DEBATE_LIMITS.verdictLine;
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <StatedWords statement={statement} title={title} />
        </div>
        {canReport && (
          <ReportMenu
            className="-my-2"
            reported={{ kind: 'debate-other-side', wordsId: id, about: null }}
            label="More about these words"
          />
        )}
      </div>
      {verdict !== null && !isWriting && (
        <p className="mt-3 text-sm font-semibold text-ink-soft">
          {verdict !== 'fair' && 'You would put it differently.'}
          {verdict === 'fair' && (stays ? 'You said: fair. It was found so, and stays.' : 'You said: fair.')}
        </p>
      )}
      {myLine !== null && !isWriting && (
        <OwnWords as="p" className="mt-1 text-left">
          {myLine}
        </OwnWords>
      )}
      {canJudge && !stays && !isWriting && (
        <div className="mt-3 flex flex-wrap gap-2">
          {verdict !== 'fair' && (
            <Button variant="soft" pending={judge.isPending} onClick={() => say('fair', '')}>
              Fair
            </Button>
          )}
          <Button variant="secondary" disabled={judge.isPending} onClick={() => setWriting(true)}>
            I would put it differently
          </Button>
        </div>
      )}
      {canJudge && !stays && !isWriting && (
        <p className="mt-2 text-sm text-ink-soft">
          You can think again until it is found fair. Then that stays.
        </p>
      )}
      {canJudge && isWriting && (
        <form
          noValidate
          className="mt-3 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isTooLong) say('not-yet', text.trim());
          }}
        >
          <TextArea
            label="How would you put it?"
            rows={2}
            value={text}
            readOnly={judge.isPending}
            error={issuesByField(judge.error)['text']}
            hint="One line, without your name. They read it beside what they wrote."
            onChange={({ target }) => setTyped(target.value)}
          />
          <CharactersLeft text={text} max={DEBATE_LIMITS.verdictLine} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={judge.isPending}>
              Say so
            </Button>
            <Button variant="ghost" onClick={() => setWriting(false)}>
              Not now
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
