import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { todayQuery } from '#features/journal/client/for-other-features.ts';
import { entriesThatOpen } from '../xp-to-go.ts';

/** What is to be done for something that XP opens, where one can do it today, with a link to it; else '30 XP to go'. */
export function XPToGo({ missingXP, forName }: { missingXP: number; forName: string }) {
  const { data: today } = useQuery(todayQuery);
  const words = today === undefined ? null : entriesThatOpen(missingXP, today);
  if (words === null) return `${missingXP} XP to go`;
  return (
    <Link
      href="/journal"
      className="-my-3 inline-block py-3 font-semibold text-gold-ink underline decoration-gold decoration-2 underline-offset-4 hover:text-ink"
    >
      {words}
      <span className="sr-only">: {forName}</span>
    </Link>
  );
}
