import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useId, useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { arrowsOnlyMove } from '#ui/arrows-only-move.ts';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import { styleByScript } from '#ui/style-by-script.ts';
import { setVote } from '../../polls.contract.ts';
import { mostChosen } from '../../polls.rules.ts';
import type { PostPoll } from '../../posts.contract.ts';
import { chosenIn, pressed, shareOf, withVote } from '../poll-votes.ts';
import { voted } from '../talk-changes.ts';
import { chosenBy, nameOfPoll, votersWords } from '../talk-texts.ts';
import { WhoVoted } from './who-voted.tsx';

/** The options of a poll, what was chosen, and in one tap what the reader chooses. */
export function PollOfPost({ postId, question, poll }: { postId: string; question: string; poll: PostPoll }) {
  // What was pressed shows at once; the server's word takes its place.
  const [chosen, setChosen] = useState<number[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const vote = useEndpointMutation(setVote, {
    changes: voted,
    // One after the other: what was pressed last is what stays.
    scope: { id: `vote ${postId}` },
    onSuccess: (_, { body }) => setChosen((now) => (now === body.options ? null : now)),
    onError: (error) => {
      setChosen(null);
      failureToast('Not Chosen Yet', error);
    },
  });
  function choose(options: number[]) {
    setChosen(options);
    vote.mutate({ params: { postId }, body: { options } });
  }
  const shown = chosen === null ? poll : withVote(poll, chosen);
  const mine = chosenIn(shown);
  const isEnded = shown.endedAt !== null;
  const most = isEnded ? mostChosen(shown.options) : [];
  return (
    <div className="mt-2 grid max-w-[30rem] gap-2">
      {/* As the question runs: in Hebrew the marks stand at the right, beside what they are of. */}
      <fieldset
        dir="auto"
        className="grid min-w-0 gap-2"
        disabled={!shown.can.vote}
        onKeyDown={arrowsOnlyMove}
      >
        <legend className="sr-only">{nameOfPoll(question)}</legend>
        {shown.options.map((option, place) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the poll.
            key={place}
            className={cn(
              'relative flex min-h-11 flex-wrap items-center gap-x-3 overflow-hidden rounded-control border px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.isMine ? 'border-dusk bg-dusk-wash' : 'border-line-strong/55',
              shown.can.vote && 'cursor-pointer hover:border-dusk',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                // A line, since a ground would look as if the reader had chosen it.
                'absolute bottom-0 start-0 h-1 transition-[width] duration-250',
                most.includes(place) ? 'bg-leaf' : 'bg-dusk/45',
              )}
              ref={styleByScript('width', `${shareOf(option, shown)}%`)}
            />
            <input
              type={shown.isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={option.isMine}
              onChange={() => choose(pressed(mine, place, shown))}
              className="sr-only"
            />
            {/* Where nothing can be chosen any more, no empty mark asks for it. */}
            {(shown.can.vote || mine.length > 0) && (
              <span
                aria-hidden="true"
                className={cn(
                  'relative grid size-5 shrink-0 place-items-center border',
                  shown.isMultiple ? 'rounded-sm' : 'rounded-full',
                  option.isMine ? 'border-dusk bg-dusk text-surface' : 'border-line-strong',
                  !shown.can.vote && !option.isMine && 'invisible',
                )}
              >
                {option.isMine && <CheckIcon size={16} />}
              </span>
            )}
            {/* Its letters run as they do; it stands beside its mark, whichever way the question runs. */}
            <span
              className={cn(
                // With large letters the count goes below it, before a word is cut.
                'relative min-w-0 grow basis-[min(7.5rem,100%-2rem)] wrap-anywhere',
                most.includes(place) && 'font-semibold',
              )}
            >
              <bdi>{option.text}</bdi>
            </span>
            <span className="relative ms-auto shrink-0 text-ink-soft tabular-nums">
              <span aria-hidden="true">{option.votes}</span>
              <span className="sr-only">{chosenBy(option.votes)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {shown.voters > 0 ? (
          <button
            type="button"
            className="inline-flex min-h-11 items-center rounded-control text-start font-semibold hover:text-ink hover:underline"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {votersWords(shown.voters)}
            <span className="sr-only">: who chose what in ‘{isolated(nameOfPoll(question))}’</span>
          </button>
        ) : (
          <span className="py-2">{votersWords(0)}</span>
        )}
        {isEnded && <span className="py-2">This poll has ended.</span>}
        {shown.can.vote && mine.length > 0 && !shown.isMultiple && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center rounded-control text-start font-semibold hover:text-ink hover:underline"
            onClick={() => choose([])}
          >
            Take mine back
          </button>
        )}
        {shown.can.vote && mine.length === 0 && (
          <span className="py-2">
            {shown.isMultiple ? 'Choose all that suit you.' : 'Choose one.'} The group sees who chose what.
          </span>
        )}
      </div>
      {isOpen && <WhoVoted postId={postId} question={question} poll={shown} onClose={() => setOpen(false)} />}
    </div>
  );
}
