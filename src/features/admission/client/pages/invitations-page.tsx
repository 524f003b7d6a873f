import { Link } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { canInvite } from '../../admission.policy.ts';
import { Invitations } from '../components/invitations.tsx';

/** /invitations: for moderators, who let people in (docs/product.md, Invitations). */
export function InvitationsPage() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <SheetPage title="Invitations" description="Links that let people in to this server.">
      <div className="py-5 sm:py-6">
        {canInvite(user) ? (
          <Invitations me={user.id} />
        ) : (
          <Card className="flex flex-col items-start gap-3">
            <p>People are invited to this server by those who look after it. Ask one of them for a link.</p>
            <Link href="/" className={buttonClasses('secondary')}>
              Back home
            </Link>
          </Card>
        )}
      </div>
    </SheetPage>
  );
}
