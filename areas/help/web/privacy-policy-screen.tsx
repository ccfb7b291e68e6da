import { sessionLimits } from '#platform/contract/session-limits.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Points, TextPage, type TextPart } from './text-page.tsx';

const { idleDays, endDays } = sessionLimits;

const parts: readonly TextPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Doorways is free software that people run on their own computers. In this policy, “we” are the people who run
        this installation. You reach us through <Link href="/contact-support">Contact Support</Link>.
      </p>
    ),
  },
  {
    id: 'stored',
    title: 'What is stored about members',
    body: (
      <Points>
        {[
          'Your account: name, username, email address, roles, plan, and a scrambled form of your password.',
          'If you set them up: the key of your authenticator app, encrypted, and the public half of your passkeys.',
          'Your profile: what you choose to write about yourself, and a picture if you add one.',
          'What you write: posts and comments with their earlier wordings, pictures, clips and audio notes, with their descriptions.',
          'What you do with it: likes, votes in polls, saved posts, follows, blocks, shortcuts and how far you have read.',
          'Your accessibility settings, if you save them to your account.',
          'Notifications for you, and reports you make.',
          'Resources that you send, save, open or call helpful, and resources that you ask for.',
          'Each sign-in: when it was, the internet address and the name of the browser.',
          'A record of sign-ins, failed sign-ins and changes to your account. It keeps your number, never your name or address, and stays when you delete your account.',
        ]}
      </Points>
    ),
  },
  {
    id: 'sensitive',
    title: 'Health and disability',
    body: (
      <>
        <p>
          You are never asked for a diagnosis. What you write about your health or disability is sensitive. Choose for
          each post who can read it.
        </p>
        <p>
          Accessibility settings can hint at a disability. They are used to show you the pages, and for nothing else.
          Other members never see them.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'When you have no account',
    body: (
      <p>
        You can read without an account. The server uses your internet address for a short time, to stop floods of
        calls. If you write to Contact Support, your message, your name and your way to be reached are stored.
      </p>
    ),
  },
  {
    id: 'device',
    title: 'Cookies and what stays on your device',
    body: (
      <>
        <p>There are no advertising or tracking cookies. Your pages load nothing from other companies.</p>
        <Points>
          {[
            `One cookie keeps you signed in. It ends when you sign out, after ${idleDays} days without use, and after ${endDays} days in any case.`,
            'One cookie remembers for a year that you signed in on this device. It keeps other people’s wrong guesses at your password from locking you out. It does not say who you are.',
            'In a demo, one cookie remembers that you signed out.',
            'Your browser keeps settings, shortcuts for keys and unfinished texts on this device.',
            'A diary entry that isn’t sent yet waits on this device. Where your diary is sealed, so is the entry.',
            'If you ask for it, your browser keeps a sealed copy of your safety plan, to read without a connection.',
            'If you ask for it, your browser keeps the key of your sealed diary, until you lock it, sign out or stay away for 30 days.',
            'Signing out removes your settings, unfinished texts and waiting entries from this device. It also removes the copy of your safety plan and the key of your diary.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Other members see your profile and what you post, as far as you allow. People without an account see what you
          share with everyone. Moderators see what was reported, and who reported it.
        </p>
        <p>
          The software sends nothing to other companies without asking you. Where it offers an outside language model,
          the AI Assistant sends it a text only if you agree, each time. Your browser may send what it reads aloud or
          hears, if you let it; Doorways tells you before.
        </p>
        <p>
          Where the law asks us, we give records to the police or a court.{' '}
          <Link href="/police-and-evidence">Police and evidence</Link> says what, and when we tell you.
        </p>
        <p>Nothing is sold. No advertising is chosen by what you read, write or need.</p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'Decisions made by software',
    body: (
      <Points>
        {[
          'Feed: posts come newest first. Nothing about your health or disability is used.',
          'Suggested members: shared interests and people in common, of members who agreed. The reason is shown with each.',
          'Reports: those about harassment and hate are put first. A person decides each one.',
          'Too many calls in a short time are refused for a minute.',
        ]}
      </Points>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    body: (
      <Points>
        {[
          'What you write stays until you delete it, or until your account is deleted.',
          'When you delete your account, no one else can see it from that moment. It’s permanently removed after 14 days.',
          'A copy of your data that you asked for is removed after 7 days.',
          'A copy kept for the police or a court waits at most 180 days. Once approved, it is removed after 14 days. The record that it was asked for stays.',
          'You can restore a post you deleted for 30 days. Then it’s permanently removed.',
          'Records of moderators’ decisions stay, because they protect members. Of a deleted account they have a number only.',
          'A resource that was published stays in the library, without the name of its sender.',
          'Reports about safety stay without the name and the words of a reporter who has left.',
        ]}
      </Points>
    ),
  },
  {
    id: 'rights',
    title: 'See, correct or delete your data',
    body: (
      <>
        <p>
          You can change your profile, and delete your posts and comments, by yourself. Under{' '}
          <Link href="/settings/privacy">Your data and privacy</Link> you can download a copy of your data, see and
          withdraw what you agreed to, and delete your account.
        </p>
        <p>
          Are you not happy with how we handle your data? Tell us first. You can also complain to the Office of the
          Australian Information Commissioner, at <span className="num">oaic.gov.au</span>.
        </p>
      </>
    ),
  },
];

export function Screen() {
  const { demo } = useSession();
  return (
    <TextPage
      title="Privacy Policy"
      lead="What Doorways stores about you, who sees it, and what you can do about it."
      changed="2026-11-27"
      parts={parts}
    >
      {demo && (
        <Notice title="This is a demo">
          <p>Everyone at this computer can act as any sample member. Don’t write anything private here.</p>
        </Notice>
      )}
    </TextPage>
  );
}
