import { type Page, page } from './page.ts';

export interface AppRoute {
  /** wouter's notation: '/bible/:book/:chapter/:verse?'. The page reads its parameters with `useParams`. */
  path: string;
  access: 'anyone' | 'signed-in';
  /** 'app' has the top bar; 'bare' has nothing, and the page renders `MainContent` itself. */
  layout: 'app' | 'bare';
  /** The tab's title; the page may set a better one with `usePageTitle`. */
  title: string;
  page: Page;
}

/** '/' for a visitor. */
export const landing: Page = page(
  () => import('#features/accounts/client/pages/landing-page.tsx'),
  'LandingPage',
);

/** '/' for a signed-in user. Its layout is bare: it has a header of its own. */
export const home: Page = page(() => import('./home/home-page.tsx'), 'HomePage');

/** Every other screen of the product. A path that is not here is a 404. */
export const routes: readonly AppRoute[] = [
  {
    path: '/signin',
    access: 'anyone',
    layout: 'bare',
    title: 'Sign in',
    page: page(() => import('#features/accounts/client/pages/sign-in-page.tsx'), 'SignInPage'),
  },
  {
    path: '/register',
    access: 'anyone',
    layout: 'bare',
    title: 'Create an account',
    page: page(() => import('#features/accounts/client/pages/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: '/forgot-password',
    access: 'anyone',
    layout: 'bare',
    title: 'Forgot your password?',
    page: page(
      () => import('#features/accounts/client/pages/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  },
  {
    path: '/reset-password',
    access: 'anyone',
    layout: 'bare',
    title: 'Choose a new password',
    page: page(() => import('#features/accounts/client/pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: '/verify-email',
    access: 'anyone',
    layout: 'bare',
    title: 'Confirm your email',
    page: page(() => import('#features/accounts/client/pages/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  {
    path: '/settings',
    access: 'signed-in',
    layout: 'app',
    title: 'Settings',
    page: page(() => import('#features/accounts/client/pages/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/settings/files',
    access: 'signed-in',
    layout: 'app',
    title: 'My files',
    page: page(() => import('#features/files/client/pages/my-files-page.tsx'), 'MyFilesPage'),
  },
  {
    path: '/bible',
    access: 'signed-in',
    layout: 'app',
    title: 'Bible Reader',
    page: page(() => import('#features/bible/client/pages/bible-page.tsx'), 'BiblePage'),
  },
  {
    path: '/bible/:book/:chapter/:verse?',
    access: 'signed-in',
    layout: 'app',
    title: 'Bible',
    page: page(() => import('#features/bible/client/pages/chapter-page.tsx'), 'ChapterPage'),
  },
  {
    path: '/journal',
    access: 'signed-in',
    layout: 'app',
    title: 'Journal',
    page: page(() => import('#features/journal/client/pages/journal-page.tsx'), 'JournalPage'),
  },
  {
    path: '/wallpapers',
    access: 'signed-in',
    layout: 'app',
    title: 'Wallpapers',
    page: page(() => import('#features/wardrobe/client/pages/wallpapers-page.tsx'), 'WallpapersPage'),
  },
];
