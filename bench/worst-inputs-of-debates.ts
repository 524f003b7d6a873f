import { PAGE } from '#contract/paging.ts';
import { DEBATE_LIMITS } from '#features/debates/debates.rules.ts';
import type { HeavyPeople } from './heavy-people.ts';
import type { Sent } from './worst-inputs.ts';

/** Three bytes of UTF-8. */
const WIDE = '⁗';

/** What debates accept from somebody who reads a week of twenty thousand claims. */
export function worstInputsOfDebates({
  inDebates,
  debates,
}: HeavyPeople): Record<string, readonly Partial<Sent>[]> {
  const { week, closed, position, other, wide, deep, own, statementId } = debates;
  const ofDebates = (path: string, body?: object) => ({
    cookie: inDebates,
    path,
    ...(body && { body: JSON.stringify(body) }),
  });
  const page = `limit=${PAGE.maxLimit}`;
  const weeks = [week, closed].map((one) => `/api/debates/${one}`);
  const texts = [WIDE, '‘', '“a ', '"', 'a\u0301', '“a … b … c … d ” '].map((each) =>
    `so ${each.repeat(DEBATE_LIMITS.claim)}`.slice(0, DEBATE_LIMITS.claim),
  );
  const cites = ['Psalm 119:1-6', 'Gen 1:1-6'];
  const searches = ['zq', WIDE.repeat(100), 'a '.repeat(50).trim(), `${'%_'.repeat(49)}a`];
  return {
    'GET /api/debates': ['', ...searches].map((search) =>
      ofDebates(`/api/debates?${page}${search && `&search=${encodeURIComponent(search)}`}`),
    ),
    'GET /api/debates/current': [ofDebates('/api/debates/current')],
    'GET /api/debates/:week': weeks.map((path) => ofDebates(path)),
    'GET /api/debates/:week/positions/:position': weeks.map((path) =>
      ofDebates(`${path}/positions/${position}`),
    ),
    'GET /api/debates/claims/:claimId': [wide, deep, own].map((id) => ofDebates(`/api/debates/claims/${id}`)),
    'GET /api/debates/:week/below': ['', `&claimId=${wide}`].map((under) =>
      ofDebates(`${weeks[0]}/below?${page}&position=${position}&side=for${under}`),
    ),
    'GET /api/debates/:week/outline': [wide, deep].map((at) => ofDebates(`${weeks[0]}/outline?at=${at}`)),
    'GET /api/debates/:week/map': weeks.map((path) => ofDebates(`${path}/map`)),
    'GET /api/debates/:week/other-sides': weeks.map((path) => ofDebates(`${path}/other-sides`)),
    'GET /api/debates/cite': [WIDE.repeat(60), '1 '.repeat(30), 'Song of '.repeat(7)].map((reference) =>
      ofDebates(`/api/debates/cite?reference=${encodeURIComponent(reference)}`),
    ),
    'PUT /api/debates/:week/visit': [ofDebates(`${weeks[0]}/visit`)],
    'PUT /api/debates/:week/stand': [ofDebates(`${weeks[0]}/stand`, { position: other })],
    'POST /api/debates/:week/claims': texts.map((text) =>
      ofDebates(`${weeks[0]}/claims`, {
        position,
        claimId: wide,
        side: 'for',
        text,
        cites,
        otherSide: { position, text: WIDE.repeat(DEBATE_LIMITS.otherSide), cites },
      }),
    ),
    // Each makes the week's tree anew.
    'PATCH /api/debates/claims/:claimId': texts
      .slice(0, 2)
      .map((text) => ofDebates(`/api/debates/claims/${own}`, { text, cites })),
    'PUT /api/debates/claims/:claimId/argued': [
      ofDebates(`/api/debates/claims/${wide}/argued`, { isArgued: true }),
    ],
    'PUT /api/debates/other-sides/:statementId/verdict': [
      ofDebates(`/api/debates/other-sides/${statementId}/verdict`, {
        verdict: 'not-yet',
        text: WIDE.repeat(DEBATE_LIMITS.verdictLine),
      }),
    ],
  };
}
