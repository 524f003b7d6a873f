import type { PostPoll } from '../posts.contract.ts';

/** The places of the options that the reader has chosen. */
export function chosenIn({ options }: Pick<PostPoll, 'options'>): number[] {
  return options.flatMap(({ isMine }, place) => (isMine ? [place] : []));
}

/** What is chosen once an option is pressed: one alone, or one more or less of several. */
export function pressed(
  chosen: readonly number[],
  place: number,
  { isMultiple }: Pick<PostPoll, 'isMultiple'>,
) {
  if (!isMultiple) return [place];
  return chosen.includes(place)
    ? chosen.filter((one) => one !== place)
    : [...chosen, place].toSorted((a, b) => a - b);
}

/** A poll as it will be once the server has kept what the reader has pressed. */
export function withVote(poll: PostPoll, chosen: readonly number[]): PostPoll {
  const had = chosenIn(poll).length > 0;
  const options = poll.options.map((option, place) => {
    const isMine = chosen.includes(place);
    return { ...option, isMine, votes: option.votes - Number(option.isMine) + Number(isMine) };
  });
  return { ...poll, options, voters: poll.voters - Number(had) + Number(chosen.length > 0) };
}

/** How much of those who have chosen chose an option, in whole percent. */
export function shareOf({ votes }: { votes: number }, { voters }: Pick<PostPoll, 'voters'>): number {
  return voters === 0 ? 0 : Math.round((100 * votes) / voters);
}
