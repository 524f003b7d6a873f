import { useLocation, useSearch } from 'wouter';
import { Invitations } from '#features/admission/client/for-other-features.ts';
import { OfferedTexts } from '#features/bible/client/for-other-features.ts';
import { ParkedWork } from '#features/operations/client/for-other-features.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { Acts } from '../components/acts.tsx';
import { ForAdministrators } from '../components/for-administrators.tsx';
import { People } from '../components/people.tsx';
import { Storage } from '../components/storage.tsx';

const PARTS = [
  ['people', 'People'],
  ['invitations', 'Invitations'],
  ['waiting', 'Waiting'],
  ['storage', 'Storage'],
  ['texts', 'Texts'],
  ['record', 'Record'],
] as const;

/** /administration: what whoever runs the server looks after, without a shell (docs/product.md, Administration). */
export function AdministrationPage() {
  const wanted = new URLSearchParams(useSearch()).get('part');
  const [, navigate] = useLocation();
  const part = PARTS.find(([id]) => id === wanted)?.[0] ?? 'people';
  return (
    <SheetPage title="Administration" description="Who is here, who may come in, and what waits for you.">
      <div className="py-5 sm:py-6">
        <ForAdministrators>
          {(user) => (
            <Tabs
              value={part}
              onValueChange={(next) => navigate(`/administration?part=${next}`, { replace: true })}
            >
              <TabList aria-label="Parts of the administration" className="max-sm:*:basis-[30%]">
                {PARTS.map(([id, label]) => (
                  <Tab key={id} value={id} className="max-sm:px-1 max-sm:text-[0.9375rem]">
                    {label}
                  </Tab>
                ))}
              </TabList>
              <TabPanel value="people">
                <People />
              </TabPanel>
              <TabPanel value="invitations">
                <Invitations me={user.id} />
              </TabPanel>
              <TabPanel value="waiting">
                <ParkedWork />
              </TabPanel>
              <TabPanel value="storage">
                <Storage />
              </TabPanel>
              <TabPanel value="texts">
                <OfferedTexts />
              </TabPanel>
              <TabPanel value="record">
                <Acts />
              </TabPanel>
            </Tabs>
          )}
        </ForAdministrators>
      </div>
    </SheetPage>
  );
}
