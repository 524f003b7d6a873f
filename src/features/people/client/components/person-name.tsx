import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import type { PublicPerson } from '../../people.contract.ts';

/** Somebody's name, which leads to their card. */
export function PersonName({
  person,
  className,
}: {
  person: Pick<PublicPerson, 'id' | 'name'>;
  className?: string;
}) {
  return (
    <Link href={`/people/${person.id}`} className="rounded-sm underline-offset-4 hover:underline">
      <OwnWords {...(className !== undefined && { className })}>{person.name}</OwnWords>
    </Link>
  );
}
