import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';

/** People by face and name, one below the other. */
export function NamedPeople({ people }: { people: readonly PublicPerson[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id} className="flex min-h-14 items-center gap-3.5 py-1.5">
          <PersonFace person={person} />
          <PersonName person={person} className="text-left font-semibold" />
        </li>
      ))}
    </ul>
  );
}
