import { numberWord } from '#platform/client/number-word.ts';
import { inParts, unbroken } from '#ui/unbroken.ts';
import type { DatePollCard, PolledDate } from '../date-polls.contract.ts';

/** How many a date suits: '4 can · 1 if needed'. */
export function suitWords({ yes, ifNeeded, no }: Pick<PolledDate, 'yes' | 'ifNeeded' | 'no'>): string {
  if (yes + ifNeeded + no === 0) return 'No answers yet';
  const parts = [`${yes} can`, ifNeeded > 0 && `${ifNeeded} if needed`, no > 0 && `${no} cannot`];
  return inParts(parts.filter((part) => part !== false).map(unbroken));
}

/** 'Nobody has answered yet', 'One has answered', 'Five have answered' */
export function answeredWords(answered: number): string {
  if (answered === 0) return 'Nobody has answered yet';
  return `${numberWord(answered)} ${answered === 1 ? 'has' : 'have'} answered`;
}

/** What the reader can still do about a poll: 'Say when you can', '1 date you have not answered', 'You have answered'. */
export function openWords({ dates, iAnswered }: Pick<DatePollCard, 'dates' | 'iAnswered'>): string {
  const left = dates - iAnswered;
  if (left <= 0) return 'You have answered';
  if (iAnswered === 0) return 'Say when you can';
  return left === 1 ? '1 date you have not answered' : `${left} dates you have not answered`;
}
