import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
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
  return <ForAdministrators>{(user) => <Person personId={personId} me={user.id} />}</ForAdministrators>;
}

const back = (
  <Link
    href="/administration"
    className="-mt-2 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-3 pl-1 font-semibold text-dusk hover:bg-ink/8"
  >
    <CaretLeftIcon size={18} aria-hidden />
    Administration
  </Link>
);

function Person({ personId, me }: { personId: string; me: string }) {
  const { data: detail, error, refetch } = useQuery(personQuery(personId));
  usePageTitle(detail && `${detail.firstName} ${detail.lastName}`);
  if (detail === undefined) {
    if (error instanceof ApiError && error.status === 404) {
      return <PageHeader above={back} title="Nobody is here" description="Perhaps they have left." />;
    }
    return error ? <NotLoaded onRetry={() => void refetch()} /> : <Skeleton className="h-56" />;
  }
  const { person, firstName, lastName } = detail;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 sm:gap-6">
      <PageHeader
        above={back}
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
      />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <Card>
          <PersonFacts detail={detail} />
        </Card>
        <div className="grid gap-4 sm:gap-6">
          <RoleCard key={detail.role} detail={detail} isMe={person.id === me} />
          {person.id !== me && <SignOutCard detail={detail} />}
          <AgeCard personId={person.id} />
        </div>
      </div>
    </div>
  );
}
