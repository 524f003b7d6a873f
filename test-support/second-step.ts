import { login } from '#features/accounts/accounts.contract.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  passSecondStep,
} from '#features/accounts/second-step.contract.ts';
import { codeAt } from '#features/accounts/server/app-code.ts';
import { credentialsOf, PASSWORD } from './people.ts';
import { TestClient } from './test-client.ts';

/** Somebody's phone with an app that shows codes. */
export interface CodeApp {
  /** In Base32. */
  key: string;
  backupCodes: string[];
}

/** Sets up a second step for who is signed in, with the first code of `now` (UTC epoch milliseconds). */
export async function setUpSecondStep(client: TestClient, now: number): Promise<CodeApp> {
  const begun = await client.call(beginSecondStep, { body: { password: PASSWORD } });
  if (begun.status !== 200) throw new Error(`second step: ${begun.status} ${JSON.stringify(begun.body)}`);
  const { key } = begun.body;
  const on = await client.call(confirmSecondStep, { body: { code: codeAt(key, now) } });
  if (on.status !== 200) throw new Error(`second step: ${on.status} ${JSON.stringify(on.body)}`);
  return { key, backupCodes: on.body.backupCodes };
}

/** Signs somebody in who has a second step, with the app's code of `now`, which has not been used before. */
export async function signedInWithCode(
  url: string,
  name: string,
  { key, now }: { key: string; now: number },
): Promise<TestClient> {
  const client = new TestClient(url);
  await client.call(login, { body: credentialsOf(name) });
  const answer = await client.call(passSecondStep, { body: { code: codeAt(key, now) } });
  if (answer.status !== 200) throw new Error(`code: ${answer.status} ${JSON.stringify(answer.body)}`);
  return client;
}
