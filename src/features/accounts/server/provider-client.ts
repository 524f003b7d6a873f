import * as oidc from 'openid-client';
import { FRESH_MS } from '../accounts.policy.ts';
import type { ProviderConfig } from './accounts-deps.ts';

/** What the provider says about who signed in. */
export interface ProviderIdentity {
  /** Identifies a person for ever: the issuer and its identifier for them. */
  accountId: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the person last gave the provider their credentials (UTC epoch milliseconds); null: it does not say. */
  authenticatedAt: number | null;
}

/** What has to come back unchanged; kept by the browser between going and returning. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * `not-fresh`: the provider was to ask for the credentials and did not. `no-sign-in-time`: it does not say whether it did.
 */
export type ProviderFailure = 'cancelled' | 'failed' | 'unreachable' | 'not-fresh' | 'no-sign-in-time';

/** Signing in at the provider did not end with an identity. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure, cause?: unknown) {
    super(`signing in at the provider: ${failure}`, { cause });
    this.name = 'ProviderError';
    this.failure = failure;
  }
}

/** Authorization code flow with PKCE (S256), state and nonce; `openid-client` checks signatures, issuer and audience. */
export function createProviderClient(provider: ProviderConfig, redirectUri: string) {
  let discovered: Promise<oidc.Configuration> | null = null;

  /** Once; a provider that could not be reached is asked again the next time. */
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(provider.issuer);
    discovered ??= oidc
      .discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
        timeout: 10,
        // `http:` is for a provider on this machine; only the operator can choose it.
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw new ProviderError('unreachable', error);
      });
    return discovered;
  }

  return {
    /** `fresh`: the provider is to ask for the credentials again. */
    async start(fresh: boolean): Promise<{ url: URL; checks: ProviderChecks }> {
      const config = await configuration();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: '0' }),
      });
      return { url, checks };
    },

    /**
     * `fresh`: the provider has to say that the person gave it their credentials lately. What it was asked stood in the
     * browser's address bar, where whoever holds the device can change it; its signed answer is what counts.
     * @throws ProviderError when anything about the answer is not as it must be.
     */
    async finish(
      search: string,
      { fresh, ...checks }: ProviderChecks & { fresh: boolean },
    ): Promise<ProviderIdentity> {
      const config = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}${search}`), {
          pkceCodeVerifier: checks.codeVerifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
          ...(fresh && { maxAge: FRESH_MS / 1000 }),
        });
        const claims = tokens.claims()!;
        const info = config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return identityFrom({ ...claims, ...info, auth_time: claims.auth_time });
      } catch (error) {
        throw new ProviderError(failureIn(error, fresh), error);
      }
    },
  };
}

/** What `openid-client` found wrong, from the claims that it names. */
function failureIn(error: unknown, fresh: boolean): ProviderFailure {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  const refused =
    error instanceof oidc.ClientError && error.cause instanceof Error ? error.cause.cause : null;
  const { claims, claim } = (refused ?? {}) as { claims?: { auth_time?: number }; claim?: string };
  if (claim === 'auth_time') return 'not-fresh';
  return fresh && claims !== undefined && claims.auth_time === undefined ? 'no-sign-in-time' : 'failed';
}

function identityFrom(claims: Record<string, unknown>): ProviderIdentity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const [first = '', ...rest] = text('name').split(/\s+/);
  return {
    accountId: `${text('iss')} ${text('sub')}`,
    email: text('email').toLowerCase() || null,
    emailVerified: claims['email_verified'] === true,
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    authenticatedAt: typeof claims['auth_time'] === 'number' ? claims['auth_time'] * 1000 : null,
  };
}
