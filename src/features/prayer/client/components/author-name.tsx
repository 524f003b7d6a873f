import { Link } from 'wouter';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { OwnWords } from '#ui/own-words.tsx';

/** The name of whoever wrote something; it leads to their card. */
export function AuthorName({ person }: { person: PublicPerson | null }) {
  if (person === null) return <>Someone here</>;
  return (
    <Link href={`/people/${person.id}`} className="rounded-sm underline-offset-4 hover:underline">
      <OwnWords>{person.name}</OwnWords>
    </Link>
  );
}
