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
    <Link
      href={`/people/${person.id}`}
      // As high under a finger as other controls, though the line that it stands in is not.
      className="relative rounded-sm underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3 hover:underline"
    >
      <OwnWords translate="no" {...(className !== undefined && { className })}>
        {person.name}
      </OwnWords>
    </Link>
  );
}
