import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const accountsScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/',
      access: 'visitor',
      layout: 'bare',
      title: '',
      load: () => import('#features/accounts/client/pages/landing-page.tsx'),
      component: 'LandingPage',
    }),
    defineScreen({
      path: '/signin',
      access: 'anyone',
      layout: 'bare',
      title: 'Sign in',
      load: () => import('#features/accounts/client/pages/sign-in-page.tsx'),
      component: 'SignInPage',
    }),
    defineScreen({
      path: '/register',
      access: 'anyone',
      layout: 'bare',
      title: 'Create an account',
      load: () => import('#features/accounts/client/pages/register-page.tsx'),
      component: 'RegisterPage',
    }),
    defineScreen({
      path: '/forgot-password',
      access: 'anyone',
      layout: 'bare',
      title: 'Forgot your password?',
      load: () => import('#features/accounts/client/pages/forgot-password-page.tsx'),
      component: 'ForgotPasswordPage',
    }),
    defineScreen({
      path: '/reset-password',
      access: 'anyone',
      layout: 'bare',
      title: 'Choose a new password',
      load: () => import('#features/accounts/client/pages/reset-password-page.tsx'),
      component: 'ResetPasswordPage',
    }),
    defineScreen({
      path: '/verify-email',
      access: 'anyone',
      layout: 'bare',
      title: 'Confirm your email',
      load: () => import('#features/accounts/client/pages/verify-email-page.tsx'),
      component: 'VerifyEmailPage',
    }),
    defineScreen({
      path: '/settings',
      access: 'signed-in',
      layout: 'app',
      title: 'Settings',
      load: () => import('#features/accounts/client/pages/settings-page.tsx'),
      component: 'SettingsPage',
    }),
  ],
};
