import { expect, it } from 'vitest';
import { createFirstStepCookie } from './first-step.ts';

const secret = 'a secret of the tests';
const step = { userId: 'ruth', provenAt: 1000, waysIn: 'as they were', until: 5000 };
const here = createFirstStepCookie({ publicUrl: 'https://lampstand.example', secret });
const sent = here.write(step).split(';')[0];

it('is read as it was written, until its time is over', () => {
  expect(here.read(`other=1; ${sent}`, 4999)).toEqual(step);
  expect(here.read(sent, 5000)).toBeNull();
  expect(here.read(undefined, 0)).toBeNull();
});

it('goes only by https where the server is, and nowhere but to where codes are given', () => {
  expect(here.write(step)).toMatch(
    /^__Secure-lampstand\.first_step=.*; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(here.clear()).toMatch(/^__Secure-lampstand\.first_step=; Max-Age=0; /);
  const plain = createFirstStepCookie({ publicUrl: 'http://localhost:3000', secret });
  expect(plain.write(step)).toMatch(/^lampstand\.first_step=(?!.*Secure)/);
});

it('is nothing with another secret, or another text under the signature', () => {
  const elsewhere = createFirstStepCookie({ publicUrl: 'https://lampstand.example', secret: 'another' });
  expect(elsewhere.read(sent, 0)).toBeNull();
  const [name, value] = sent!.split('=') as [string, string];
  const forged = Buffer.from(JSON.stringify({ ...step, userId: 'naomi' })).toString('base64url');
  expect(here.read(`${name}=${forged}.${value.split('.')[1]}`, 0)).toBeNull();
  expect(here.read(`${name}=nonsense`, 0)).toBeNull();
});
