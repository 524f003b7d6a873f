import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { HelpAtOnce } from '#features/help/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { OthersRequestSheet } from '../components/others-request-sheet.tsx';
import { OwnRequestSheet } from '../components/own-request-sheet.tsx';
import { RequestMenu } from '../components/request-menu.tsx';
import { OthersRequestSky, OwnRequestSky } from '../components/request-sky.tsx';
import { requestQuery } from '../prayer-queries.ts';
import type { RequestPageState } from '../request-help.ts';

/** /prayers/requests/:requestId: my own with its flames, or somebody else's. */
export function RequestPage() {
  const { requestId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(requestQuery(requestId));
  const state = useHistoryState<RequestPageState>();
  const [needsHelp, setNeedsHelp] = useState(state?.help === 'after');
  if (data === undefined && error === null) return <LoadingScreen />;
  if (data === undefined) {
    const isGone = isRefusal(error);
    return (
      <MainContent>
        {isGone ? (
          <RequestGone />
        ) : (
          <div className="mx-auto grid min-h-dvh max-w-lg content-center px-4">
            <NotLoaded pending={isFetching} onRetry={() => refetch()} />
          </div>
        )}
      </MainContent>
    );
  }
  if (needsHelp) {
    return (
      <MainContent>
        <HelpAtOnce line="It is posted. Stay near someone tonight." onBack={() => setNeedsHelp(false)}>
          <Button size="lg" variant="secondary" className="w-full" onClick={() => setNeedsHelp(false)}>
            Back to the request
          </Button>
        </HelpAtOnce>
      </MainContent>
    );
  }
  return <RequestShown key={data.id} request={data} onNeedsHelp={() => setNeedsHelp(true)} />;
}

function RequestShown({ request, onNeedsHelp }: { request: PrayerRequest; onNeedsHelp: () => void }) {
  return (
    <MainContent>
      <OneSky
        middle="request"
        grows={request.isMine ? 'sky' : 'sheet'}
        bar={
          <SkyBar back="/prayers" label="Back to prayer">
            <RequestMenu request={request} onNeedsHelp={onNeedsHelp} />
          </SkyBar>
        }
        sky={request.isMine ? <OwnRequestSky request={request} /> : <OthersRequestSky request={request} />}
        className="lg:pt-12"
      >
        {request.isMine ? (
          <OwnRequestSheet request={request} onNeedsHelp={onNeedsHelp} />
        ) : (
          <OthersRequestSheet request={request} onNeedsHelp={onNeedsHelp} />
        )}
      </OneSky>
    </MainContent>
  );
}

/** It was deleted, is not shared with this reader, or never was. */
function RequestGone() {
  return (
    <OneSky
      middle="request"
      bar={<SkyBar back="/prayers" label="Back to prayer" />}
      sky={
        <Sky className="pt-4 lg:pt-24">
          <h1 className="text-[2rem] text-balance">This request is not here</h1>
          <p className="mt-3">It may have been taken back. God has heard it all the same.</p>
        </Sky>
      }
      className="pb-6"
    >
      <Link href="/prayers" className={buttonClasses('primary', 'lg', 'w-full')}>
        To the Prayer Center
      </Link>
    </OneSky>
  );
}
