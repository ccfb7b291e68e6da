import { textDays } from '#areas/consents/web/public.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Points, TextPage, type TextPart } from './text-page.tsx';

const parts: readonly TextPart[] = [
  {
    id: 'welcome',
    title: 'Everyone is welcome at their own pace',
    body: (
      <>
        <p>People here speak, type, sign, point, dictate and use symbols. Some answer in a minute, some in a week.</p>
        <Points>
          {[
            'Don’t correct how someone writes or speaks. Ask if you don’t understand.',
            'Give people time. A slow answer is not a rude answer.',
            'Never ask anyone to prove a disability, and never guess one.',
            'Use the words people use about themselves.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'respect',
    title: 'Be kind, and speak from your own life',
    body: (
      <>
        <p>You can disagree. You can be angry about a system. You may not attack a person.</p>
        <Points>
          {[
            'No harassment, threats or bullying, in public or in private.',
            'No hate or slurs about disability, race, faith, gender, sexuality, age or anything else that people are.',
            'Don’t use other people as a lesson. No one is here to inspire you.',
            'Family members and carers: tell your own story. Ask before you tell someone else’s.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Keep other people’s lives private',
    body: (
      <Points>
        {[
          'Do not share names, addresses, health facts or pictures of others without their yes.',
          'Don’t share what someone told you in private.',
          'Do not record or copy posts to use them against a person.',
        ]}
      </Points>
    ),
  },
  {
    id: 'access',
    title: 'Make what you share easy to reach',
    body: (
      <>
        <p>Doorways helps you with each of these when you write a post.</p>
        <Points>
          {[
            'Describe your pictures. If you cannot, ask others to describe them for you.',
            'Add captions to clips when you can.',
            'Say in the content warning what a hard post mentions, so that people can choose.',
            'No flashing pictures. They can cause seizures.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'honest',
    title: 'Be honest',
    body: (
      <Points>
        {[
          'Do not pretend to be another person. A nickname is fine.',
          'Do not sell cures, and do not tell people to stop their medicine.',
          'Share advice as what worked for you. You’re not anyone’s doctor or lawyer here.',
          'Do not ask members for money, bank details or passwords.',
          'No spam. If you are paid to post something, say so.',
        ]}
      </Points>
    ),
  },
  {
    id: 'age',
    title: 'You must be 16 or over to join',
    body: (
      <p>
        Australian law sets a lowest age for social media accounts. Younger people and their families can read what is
        public, and find help, without an account.
      </p>
    ),
  },
  {
    id: 'what-happens',
    title: 'What happens when a rule is broken',
    body: (
      <>
        <p>
          Any member can report a post, a comment or a member. Moderators read each report. Reports about harassment and
          hate come first.
        </p>
        <p>
          A moderator can take a post or a comment off the site. The person you report never learns who reported them.
        </p>
        <p>
          Do you think a decision is wrong? <Link href="/contact-support">Contact Support</Link> and tell us why.
        </p>
      </>
    ),
  },
];

export function Screen() {
  return (
    <TextPage
      title="Community Guidelines"
      lead="These rules keep Doorways a place where people with disability can be themselves."
      changed={textDays.guidelines}
      parts={parts}
    >
      <p className="prose">
        Do you see something that breaks these rules? <Link href="/report-content">Report it</Link>. Are you in danger?{' '}
        <Link href="/crisis-support">Get help first</Link>.
      </p>
    </TextPage>
  );
}
