import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { personQuery } from '../administration-queries.ts';
import { AgeCard } from '../components/age-card.tsx';
import { ForAdministrators } from '../components/for-administrators.tsx';
import { PersonFacts } from '../components/person-facts.tsx';
import { RoleCard } from '../components/role-card.tsx';
import { SignOutCard } from '../components/sign-out-card.tsx';

/** /administration/people/:personId: one person, and what an administrator may do about them. */
export function AdministratedPersonPage() {
  const { personId = '' } = useParams<{ personId: string }>();
  return (
    <ForAdministrators
      instead={(children) => (
        <SheetPage back={back} title="Administration" width="list">
          {children}
        </SheetPage>
      )}
    >
      {(user) => <Person personId={personId} me={user.id} />}
    </ForAdministrators>
  );
}

const back = { href: '/administration', label: 'Administration' };

function Person({ personId, me }: { personId: string; me: string }) {
  const { data: detail, error, refetch } = useQuery(personQuery(personId));
  usePageTitle(detail && `${detail.firstName} ${detail.lastName}`);
  if (detail === undefined) {
    if (isRefusal(error)) {
      return (
        <SheetPage back={back} title="Nobody is here" width="list">
          <p className="py-6">Perhaps they have left.</p>
        </SheetPage>
      );
    }
    return (
      <SheetPage back={back} title="Somebody here" width="list">
        {error ? <NotLoaded onRetry={() => void refetch()} /> : <Skeleton className="my-6 h-56" />}
      </SheetPage>
    );
  }
  const { person, firstName, lastName } = detail;
  return (
    <SheetPage
      back={back}
      title={
        <OwnWords translate="no">
          {firstName} {lastName}
        </OwnWords>
      }
      description={
        <>
          Others see <OwnWords translate="no">{person.name}</OwnWords>
        </>
      }
      actions={<PersonFace person={person} size="lg" />}
      width="list"
    >
      <div className="grid divide-y divide-line lg:grid-cols-2 lg:divide-x lg:divide-y-0">
        <Card className="lg:pe-8">
          <PersonFacts detail={detail} />
        </Card>
        <div className="divide-y divide-line lg:ps-8">
          <RoleCard key={detail.role} detail={detail} isMe={person.id === me} />
          {person.id !== me && <SignOutCard detail={detail} />}
          <AgeCard personId={person.id} />
        </div>
      </div>
    </SheetPage>
  );
}
