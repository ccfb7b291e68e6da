import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crisisCast } from '#areas/crisis/server/testing/crisis-cast.ts';
import { serverAreas } from '#areas/server.ts';
import { defaultRecord } from '#platform/contract/preferences.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { makeAuthenticator } from '#platform/server/testing/authenticator.ts';
import { join, openBrowser } from '#platform/server/testing/browser.ts';
import { picture, plantClip, smallest } from './testing/files.ts';
import { type Joined, later } from './testing/member.ts';
import { unzip } from './testing/unzip.ts';

/**
 * Plants a word that is found nowhere else in everything that a member can fill through the product's own calls. All of
 * them must be in the copy of the data, and none anywhere after the erasure. A column of the schema that holds text must
 * be among the planted ones, or say here why it cannot hold a member's words.
 */

const planted: Readonly<Record<string, { word: string; notInCopy?: string }>> = {
  'users.name': { word: 'zyxname' },
  'users.email': { word: 'zyxmail@example.org' },
  'users.username': { word: 'zyxuser' },
  'account_requests.email': { word: 'zyxmail@example.org' },
  'account_requests.data': { word: 'zyxname' },
  'sessions.user_agent': { word: 'zyxagent' },
  'sessions.ip_address': { word: '198.51.100.77' },
  'accessibility_preferences.record': { word: 'zyxstyle' },
  'posts.title': { word: 'zyxtitle' },
  'posts.content': { word: 'zyxpostwords' },
  'blog_series.title': { word: 'zyxseries' },
  'posts.tags': { word: 'zyxtag' },
  'posts.content_warning': { word: 'zyxwarning' },
  'posts.easy_content': { word: 'zyxeasy' },
  'posts.document': { word: 'zyxpostwords' },
  'posts.slug': { word: 'zyxoldtitle' },
  'post_versions.title': { word: 'zyxoldtitle' },
  'post_versions.content': { word: 'zyxoldwords' },
  'post_versions.document': { word: 'zyxoldwords' },
  'post_versions.content_warning': { word: 'zyxoldwarning' },
  'post_versions.tags': { word: 'zyxoldtag' },
  'post_words.word': { word: 'zyxpostwords' },
  'post_words.lexeme': { word: 'zyxpostword' },
  'comments.content': { word: 'zyxcomment' },
  'comments.document': { word: 'zyxcomment' },
  'media.alt': { word: 'zyxalt' },
  'crisis_plans.sealed': { word: 'zyxplan' },
  'crisis_supporters.title': { word: 'zyxpeer' },
  'crisis_supporters.specialties': { word: 'zyxspecialty' },
  'crisis_supporters.why': { word: 'zyxwhy' },
  'drafts.content': { word: 'zyxdraft' },
  'message_settings.pace': { word: 'zyxslowly' },
  'description_offers.text': { word: 'zyxoffer' },
  'events.title': { word: 'zyxevent' },
  'events.description': { word: 'zyxhappens' },
  'events.virtual_link': { word: 'zyxmeeting' },
  'events.location': { word: 'zyxhall' },
  'events.address': { word: 'zyxstreet' },
  'events.directions': { word: 'zyxbus' },
  'events.access': { word: 'zyxramp' },
  'events.cancel_reason': { word: 'zyxcalledoff' },
  'event_messages.text': { word: 'zyxtoall' },
  'event_registrations.reason': { word: 'zyxnoroom' },
  'game_messages.text': { word: 'zyxgametalk' },
  'game_rooms.name': { word: 'zyxgameroom' },
  'feed_settings.settings': { word: 'zyxhidden' },
  'mutes.text': { word: 'Zyxmuted' },
  'mutes.folded': { word: 'zyxmuted' },
  'notifications.detail': { word: 'zyxpostwords' },
  'notification_mutes.excerpt': { word: 'zyxpostwords' },
  'profiles.bio': { word: 'zyxbio' },
  'profiles.pronouns': { word: 'zyxpronouns' },
  'profiles.suburb': { word: 'zyxsuburb' },
  'profiles.website': { word: 'zyxwebsite' },
  'profiles.interests': { word: 'zyxinterest' },
  'profiles.avatar_alt': { word: 'zyxavatar' },
  'profiles.banner_alt': { word: 'zyxbanner' },
  'profiles.name_said': { word: 'zyxsaid' },
  'profiles.how_to_talk': { word: 'zyxpace' },
  'passkeys.name': { word: 'zyxpasskey' },
  'appeals.words': { word: 'zyxappeal' },
  'reports.description': { word: 'zyxreport' },
  'resources.title': { word: 'zyxresource' },
  'resources.description': { word: 'zyxdescribed' },
  'resources.tags': { word: 'zyxlibrarytag' },
  'resources.language': { word: 'zyxlanguage' },
  'resources.external_url': { word: 'zyxlink' },
  'resources.file_name': { word: 'zyxfile' },
  'resources.reason': { word: 'zyxreturned' },
  'resources.haystack': { word: 'zyxresource' },
  'resource_files.name': { word: 'zyxloose' },
  'space_members.alias': { word: 'zyxalias' },
  'space_members.answers': { word: 'zyxanswer' },
  'space_members.reason': { word: 'zyxdeclined' },
  'space_posts.content': { word: 'zyxspacepost' },
  'space_posts.content_warning': { word: 'zyxspacewarning' },
  'space_comments.content': { word: 'zyxspacecomment' },
  'space_pictures.alt': { word: 'zyxspacealt' },
  'space_files.name': { word: 'zyxspacefile' },
  'space_files.about': { word: 'zyxspaceabout' },
  'space_files.transcript': { word: 'zyxspoken' },
  'resource_problems.note': { word: 'zyxproblem' },
  'shortcuts.title': { word: 'zyxshortcut' },
  'shortcuts.path': { word: 'zyxpath' },
  'support_messages.name': { word: 'zyxwriter' },
  'support_messages.reply_to': { word: 'zyxreply' },
  'support_messages.message': { word: 'zyxletter' },
  'idempotency_keys.key': { word: 'zyxkey', notInCopy: 'A number that the browser makes up, forgotten after a day.' },
  'outbox_mails.to': { word: 'zyxmail@example.org' },
};

const chosen = 'One of a few words of ours, chosen from a list.';
const ours = 'Made by the software; no words of a member.';
const secret = 'A scrambled or random secret.';
const ofAll = 'What a group or community is called and asks belongs to all who are in it, and stays with them.';
const community = 'About a community, which stays for its members when its owner’s account goes.';
const measured = 'About a place, for those who go there; it stays without the name of whoever measured.';
const sealedWords = 'Sealed; the words are looked for in the copy.';
const moderatorWords = 'Words of a moderator about a decision; the erasure empties what that moderator wrote.';
const sealedOwn = 'Sealed; the erasure of whoever wrote it empties it.';
const fileKey = 'A random name; the file itself is looked for below.';
const reasons: Readonly<Record<string, string>> = {
  'users.roles': chosen,
  'users.plan': chosen,
  'account_requests.kind': chosen,
  'account_requests.ticket_hash': secret,
  'account_requests.token_hash': secret,
  'account_requests.code_hash': secret,
  'age_checks.method': ours,
  'passwords.hash': secret,
  'sessions.family': secret,
  'sessions.token_hash': secret,
  'sessions.previous_hash': secret,
  'accessibility_preferences.low_energy_profile': chosen,
  'audit_log.action': ours,
  'audit_log.subject': ours,
  'audit_log.detail':
    'Roles with the reason of an administrator, and search words of a moderator: sealed by the chain.',
  'audit_log.previous_hash': ours,
  'audit_log.hash': ours,
  'audit_log.seal': ours,
  'audit_head.hash': ours,
  'audit_head.seal': ours,
  'communities.contacts': community,
  'communities.features': community,
  'communities.meeting_frequency': community,
  'communities.place': community,
  'communities.postcode': community,
  'communities.state': chosen,
  'communities.suburb': community,
  'communities.type': chosen,
  'consents.purpose': chosen,
  'conversations.kind': chosen,
  'conversations.key_sealed': secret,
  'conversation_participants.role': chosen,
  'conversation_participants.state': chosen,
  'crisis_requests.id': ours,
  'crisis_requests.author_mark': secret,
  'crisis_requests.author_sealed': secret,
  'crisis_requests.urgency': chosen,
  'crisis_requests.support_type': chosen,
  'crisis_requests.words_sealed': sealedWords,
  'crisis_requests.preferred_contact': chosen,
  'crisis_requests.status': chosen,
  'crisis_requests.escalation_sealed': 'Sealed; the words of a supporter, about the request of another.',
  'crisis_messages.request_id': ours,
  'crisis_messages.body_sealed': sealedWords,
  'crisis_reports.id': ours,
  'crisis_reports.request_id': ours,
  'crisis_reports.reason': chosen,
  'crisis_reports.details_sealed': sealedWords,
  'crisis_reports.outcome': chosen,
  'crisis_reports.reply_sealed': 'Sealed; the words of a reviewer to the member, who has them in the copy.',
  'crisis_reports.told_sealed': 'Sealed; the words of a reviewer to the member, who has them in the copy.',
  'crisis_supporters.state': chosen,
  'data_exports.status': chosen,
  'data_exports.file_key': fileKey,
  'description_offers.status': chosen,
  'drafts.kind': chosen,
  'event_access_requests.words_sealed': sealedWords,
  'event_access_requests.answer_sealed': sealedWords,
  'event_access_requests.state': chosen,
  'event_feeds.secret_hash': secret,
  'event_promises.feature': chosen,
  'event_registrations.standing': chosen,
  'events.event_type': chosen,
  'events.features': chosen,
  'events.place': chosen,
  'events.postcode': 'Four digits of a place.',
  'events.repeats': chosen,
  'events.zone': 'The name of a time zone.',
  'forums.name': ours,
  'forums.description': ours,
  'game_matches.game_type': chosen,
  'game_matches.moves': 'Legal moves of a game; nothing else is taken.',
  'game_matches.offers': ours,
  'game_matches.state': 'Where the pieces stand.',
  'game_matches.why': ours,
  'game_rooms.features': chosen,
  'game_rooms.game_type': chosen,
  'game_rooms.invite': secret,
  'game_rooms.status': ours,
  'game_tallies.game_type': chosen,
  'idempotency_keys.operation': ours,
  'idempotency_keys.body': 'Sealed; the answer to a write once more, and the thing itself is in the copy.',
  'idempotency_keys.fingerprint': secret,
  'media.kind': chosen,
  'media.type': chosen,
  'media.file_key': fileKey,
  'media.small_key': fileKey,
  'media.captions_key': fileKey,
  'media.descriptions_key': fileKey,
  'message_media.kind': chosen,
  'message_media.type': chosen,
  'message_media.file_key': fileKey,
  'message_media.small_key': fileKey,
  'message_reactions.mark': chosen,
  'message_settings.new_people': chosen,
  'messages.type': chosen,
  'messages.client_uuid': 'A random number of the browser; nothing that is no such number is taken.',
  'mutes.kind': chosen,
  'notification_choices.kind': chosen,
  'notification_choices.channel': chosen,
  'notification_deliveries.channel': chosen,
  'notification_deliveries.kind': ours,
  'notification_deliveries.subject': ours,
  'notification_mutes.subject': ours,
  'notification_mutes.thing': ours,
  'notification_mutes.link': ours,
  'notification_settings.senders': chosen,
  'notification_settings.time_zone': chosen,
  'notification_settings.quiet_from': 'A time of day.',
  'notification_settings.quiet_to': 'A time of day.',
  'notification_settings.times': 'Times of day.',
  'notifications.kind': ours,
  'notifications.subject': ours,
  'notifications.link': ours,
  'outbox.name': ours,
  'outbox.payload': 'Numbers and names of files: looked through below all the same.',
  'outbox_work.reaction': ours,
  'outbox_work.claim': 'A random number.',
  'outbox_work.last_error': 'The name of an error, never its text.',
  'outbox_mails.subject': ours,
  'outbox_mails.text': 'Words of ours with links; no names.',
  'outbox_mails.html': 'No mail has one.',
  'passkey_challenges.purpose': chosen,
  'passkey_challenges.challenge_hash': secret,
  'passkey_challenges.browser_hash': secret,
  'passkeys.credential_id': secret,
  'passkeys.public_key': secret,
  'passkeys.device_type': chosen,
  'passkeys.transports': chosen,
  'place_facts.choice': chosen,
  'place_facts.kind': chosen,
  'place_facts.note': measured,
  'place_notes.name': measured,
  'place_notes.whereabouts': measured,
  'passport_items.sealed': sealedWords,
  'passport_shares.target': ours,
  'passport_shares.title_sealed': sealedWords,
  'passport_shares.href': ours,
  'posts.type': chosen,
  'posts.audience': chosen,
  'post_versions.audience': chosen,
  'posts.feeling': chosen,
  'profiles.state': chosen,
  'profiles.avatar_key': fileKey,
  'profiles.banner_key': fileKey,
  'profiles.name_clip_key': fileKey,
  'profiles.name_clip_type': chosen,
  'profiles.audiences': chosen,
  'push_browsers.endpoint': secret,
  'push_browsers.p256dh': secret,
  'push_browsers.auth': secret,
  'rate_limits.key': 'Filled on a shared server alone, with an address for minutes; the erasure looks for it.',
  'recovery_codes.code_hash': secret,
  'space_members.role': chosen,
  'space_members.state': chosen,
  'space_posts.kind': chosen,
  'space_pictures.file_key': fileKey,
  'space_pictures.small_key': fileKey,
  'space_files.file_key': fileKey,
  'space_files.type': ours,
  'spaces.kind': chosen,
  'spaces.visibility': chosen,
  'spaces.status': chosen,
  'spaces.name': ofAll,
  'spaces.description': ofAll,
  'spaces.guidelines': ofAll,
  'spaces.questions': ofAll,
  'support_groups.category': chosen,
  'resource_files.file_key': fileKey,
  'resource_files.type': ours,
  'resource_format_requests.format': chosen,
  'resource_problems.kind': chosen,
  'resources.ref': ours,
  'resources.category': chosen,
  'resources.resource_type': chosen,
  'resources.formats': chosen,
  'resources.states': chosen,
  'resources.file_type': ours,
  'resources.file_key': fileKey,
  'resources.status': chosen,
  'resources.fills_format': chosen,
  'reports.content_type': chosen,
  'reports.evidence': 'Sealed. Messages that somebody reported stay with the report, for the safety of others.',
  'reports.reason': chosen,
  'reports.priority': chosen,
  'reports.status': chosen,
  'reports.resolution': chosen,
  'reports.moderator_notes': moderatorWords,
  'moderation_cases.content_type': chosen,
  'moderation_cases.snapshot': sealedOwn,
  'moderation_cases.status': chosen,
  'moderation_cases.priority': chosen,
  'moderation_cases.queue': chosen,
  'moderation_cases.resolution': chosen,
  'moderation_cases.notes': moderatorWords,
  'moderation_actions.action_type': chosen,
  'moderation_actions.reason': moderatorWords,
  'moderation_actions.severity': chosen,
  'moderation_actions.content_type': chosen,
  'moderation_actions.rule': chosen,
  'moderation_actions.snapshot': sealedOwn,
  'appeals.status': chosen,
  'appeals.answer': moderatorWords,
  'content_flags.flag_type': chosen,
  'content_flags.content_type': chosen,
  'content_flags.reasons': ours,
  'content_flags.outcome': chosen,
  'roll_answers.answer': chosen,
  'roll_calls.danger': chosen,
  'roll_calls.words': 'What organisers tell their community in an emergency; it goes after 30 days.',
  'search_words.word': 'Part of the list for everybody; it says nothing of who added it.',
  'search_words.means': 'Part of the list for everybody; it says nothing of who added it.',
  'second_factors.sealed_key': secret,
  'second_steps.ticket_hash': secret,
  'support_messages.topic': chosen,
  'topic_moves.kind': chosen,
  'topic_states.level': chosen,
};

let app: TestApp;
let person: Joined;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  person = await fill();
}, 120_000);
afterAll(() => app.close());

const call = async <Body>(userId: number, operation: string, input?: object) =>
  (await app.call<Body>(userId, operation, input)).body;

const documentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Joins, and fills in whatever the product lets a member fill in. */
async function fill(): Promise<Joined> {
  const browser = openBrowser(app, { agent: 'Zyx zyxagent/1.0', ip: '198.51.100.77' });
  const joined = await join(app, browser, {
    displayName: 'Zara zyxname',
    username: 'zyxuser',
    email: 'zyxmail@example.org',
  });
  const me = joined.id;
  const { body } = await browser.post<{ options: { challenge: string } }>('/api/account/passkeys/start');
  const answer = makeAuthenticator().create(body.options);
  expect((await browser.post('/api/account/passkeys', { name: 'zyxpasskey', answer })).status).toBe(201);
  const other = await app.addMember({ name: 'Somebody Else' });
  const own = { params: { userId: me } };
  await call(me, 'updateProfile', {
    ...own,
    body: {
      bio: 'I am zyxbio',
      pronouns: 'zyxpronouns',
      suburb: 'zyxsuburb',
      state: 'TAS',
      website: 'https://zyxwebsite.example',
      interests: ['zyxinterest'],
      nameSaid: 'zyxsaid',
      howToTalk: { pace: 'zyxpace', channels: ['Text'], helps: 'Time' },
    },
  });
  await call(me, 'uploadAvatar', { ...own, upload: await picture('red') });
  await call(me, 'uploadBanner', { ...own, upload: await picture('blue') });
  await call(me, 'uploadNameClip', { ...own, upload: await smallest('people', 'uploadNameClip') });
  await call(me, 'updateProfile', { ...own, body: { avatarAlt: 'zyxavatar', bannerAlt: 'zyxbanner' } });
  await call(me, 'putPreferences', { ...own, body: { ...defaultRecord, customCss: '.zyxstyle { color: red }' } });
  await call(me, 'addShortcut', { body: { path: '/tag/zyxpath', title: 'zyxshortcut' } });
  await call(me, 'saveFeedSettings', {
    body: { showAltText: true, hideUndescribed: false, hiddenWarnings: ['zyxhidden'] },
  });
  await call(me, 'mute', { body: { kind: 'word', text: 'Zyxmuted', duration: 'always' } });
  await call(me, 'sendSupportMessage', {
    body: { name: 'zyxwriter', replyTo: 'zyxreply', topic: 'bug', message: 'zyxletter' },
  });

  await call(me, 'createDraft', {
    body: {
      kind: 'blog',
      content: { title: '', document: documentOf('zyxdraft'), tags: [], contentWarning: '', extra: {} },
    },
  });
  await plantResources(me);
  await plantSpaces(me);
  await plantMessages(me, other);
  await plantEvents(me, other);
  await plantCrisis(me);

  const image = await call<{ id: number }>(me, 'uploadImage', { upload: await picture('green') });
  await call(me, 'updateMedia', { params: { id: image.id }, body: { alt: 'zyxalt' } });
  const clip = await plantClip(app, me);
  const post = await call<{ id: number }>(me, 'createPost', {
    body: {
      type: 'blog',
      title: 'zyxoldtitle',
      document: documentOf('zyxoldwords here'),
      contentWarning: 'zyxoldwarning',
      tags: ['zyxoldtag'],
      easyContent: 'zyxeasy',
      mediaIds: [image.id, clip],
    },
  });
  await call(me, 'editPost', {
    params: { id: post.id },
    body: {
      version: 1,
      title: 'zyxtitle',
      document: documentOf('zyxpostwords here'),
      contentWarning: 'zyxwarning',
      tags: ['zyxtag'],
    },
  });
  const draft = await call<{ id: number; version: number }>(me, 'createDraft', {
    body: {
      kind: 'blog',
      content: {
        title: 'Part one',
        document: documentOf('Some words'),
        tags: [],
        contentWarning: '',
        extra: { series: 'zyxseries' },
      },
    },
  });
  await call(me, 'publishBlog', { body: { draftId: draft.id, version: draft.version } });
  await call(other, 'likePost', { params: { id: post.id } });
  await app.settle();
  const [notice] = await call<{ id: number }[]>(me, 'listNotifications', {});
  await call(me, 'muteThing', { params: { id: notice?.id ?? 0 }, body: { until: 'unmuted' } });

  const theirs = await call<{ id: number }>(other, 'uploadImage', { upload: await picture('white') });
  await call(other, 'updateMedia', { params: { id: theirs.id }, body: { wantsDescription: true } });
  const theirPost = await call<{ id: number }>(other, 'createPost', {
    body: { content: 'See', mediaIds: [theirs.id] },
  });
  await call(me, 'offerDescription', { params: { id: theirs.id }, body: { text: 'zyxoffer' } });
  await app.app.invoke({
    operation: 'createComment',
    principal: await app.principal(me),
    params: { id: theirPost.id },
    body: { document: documentOf('zyxcomment') },
    idempotencyKey: 'zyxkey',
    request: { ip: '127.0.0.1', agent: 'test' },
  });
  const { id: gameRoom } = await call<{ id: number }>(me, 'createGameRoom', {
    body: { name: 'zyxgameroom', gameType: 'chess' },
  });
  await call(other, 'joinGameRoom', { params: { id: gameRoom }, body: {} });
  await call(me, 'sendGameMessage', { params: { id: gameRoom }, body: { text: 'zyxgametalk' } });
  const moderator = await app.addMember({ name: 'A Moderator', roles: ['member', 'moderator'] });
  const decision = await call<{ id: number }>(moderator, 'createModerationAction', {
    body: { targetUserId: me, actionType: 'warning_issued', reason: 'Please be kind' },
  });
  await call(me, 'appealDecision', { params: { id: decision.id }, body: { words: 'I was kind: zyxappeal' } });
  await call(me, 'createReport', {
    body: {
      reporterId: me,
      reportedUserId: other,
      contentType: 'post',
      contentId: theirPost.id,
      reason: 'spam',
      description: 'zyxreport',
    },
  });
  await app.settle();
  return joined;
}

/** Words that the database holds sealed: looked for in the copy alone. */
const sealed = [
  ...['zyxmessage', 'zyxpicturewords', 'zyxgroup', 'zyxreceived'],
  ...['zyxneed', 'zyxasked', 'zyxanswered', 'zyxgathering'],
  ...['zyxtrouble', 'zyxnowhere', 'zyxunnamed', 'zyxtalk', 'zyxreported'],
];

async function plantCrisis(me: number) {
  const ask = (more: object) =>
    call<{ id: string }>(me, 'createCrisisSupport', {
      body: {
        urgencyLevel: 'low',
        supportType: 'practical',
        description: 'zyxtrouble',
        location: 'zyxnowhere',
        ...more,
      },
    });
  const { id } = await ask({});
  await ask({ description: 'zyxunnamed', isAnonymous: true });
  await call(me, 'sendCrisisMessage', { params: { id }, body: { content: 'zyxtalk' } });
  const supporter = await (await crisisCast(app)).supporter('Helper');
  await call(supporter, 'acceptCrisisSupport', { params: { id }, body: { version: 1 } });
  await call(me, 'createCrisisReport', { params: { id }, body: { reason: 'other', details: 'zyxreported' } });
  // No browser seals anything like it: what the server keeps is what it was given.
  const sealedPlan = `p1.600000.${'a'.repeat(22)}.${'b'.repeat(16)}.zyxplan${'c'.repeat(40)}`;
  await call(me, 'saveSafetyPlan', { body: { sealed: sealedPlan, version: 0 } });
  await call(me, 'applyAsSupporter', {
    body: { title: 'zyxpeer', experience: 1, specialties: ['zyxspecialty'], why: 'zyxwhy', agreesToCode: true },
  });
}

async function plantMessages(me: number, other: number) {
  const image = await call<{ id: number }>(me, 'uploadMessagePicture', { upload: await picture('yellow') });
  const media = [{ id: image.id, alt: 'zyxpicturewords' }];
  const first = await call<{ conversationId: number }>(me, 'sendMessage', {
    body: { recipientId: other, content: 'zyxmessage', media },
  });
  await call(other, 'sendMessage', { body: { conversationId: first.conversationId, content: 'zyxreceived' } });
  await call(me, 'uploadVoiceNote', { upload: await smallest('people', 'uploadNameClip') });
  await call(me, 'createGroup', { body: { title: 'zyxgroup', memberIds: [other] } });
  await call(me, 'saveMessageSettings', { body: { pace: 'zyxslowly' } });
}

/** In a group of somebody else: joined under another name, asked in one, declined in another. */
async function plantSpaces(me: number) {
  const owner = await app.addMember();
  const about = { description: 'A group', guidelines: 'Be kind.', category: 'visual' };
  const group = async (more: object) =>
    (await call<{ id: number }>(owner, 'createSupportGroup', { body: { ...about, name: 'A group', ...more } })).id;
  const id = await group({ aliasesAllowed: true });
  await call(me, 'joinSpace', { params: { id }, body: { alias: 'zyxalias' } });
  await call(me, 'acceptSpaceGuidelines', { params: { id } });
  const upload = await picture('white');
  const seen = await call<{ id: number }>(me, 'uploadSpacePicture', { params: { id }, upload });
  const post = await call<{ id: number }>(me, 'createSpacePost', {
    params: { id },
    body: {
      content: 'zyxspacepost',
      contentWarning: 'zyxspacewarning',
      pictures: [{ id: seen.id, alt: 'zyxspacealt' }],
    },
  });
  const params = { id, postId: post.id };
  await call(me, 'createSpaceComment', { params, body: { content: 'zyxspacecomment' } });
  const file = await call<{ id: number }>(me, 'uploadSpaceFile', {
    params: { id },
    query: { name: 'zyxspacefile.txt' },
    upload: { bytes: new TextEncoder().encode('zyxinside'), type: 'text/plain' },
  });
  const words = { fileId: file.id, about: 'zyxspaceabout', transcript: 'zyxspoken' };
  await call(me, 'addSpaceFile', { params: { id }, body: words });
  const asked = await group({ visibility: 'private', questions: ['Why?'] });
  await call(me, 'joinSpace', { params: { id: asked }, body: { answers: ['zyxanswer'] } });
  const declining = await group({ visibility: 'private' });
  await call(me, 'joinSpace', { params: { id: declining }, body: {} });
  const [request] = await call<{ no: number }[]>(owner, 'listSpaceRequests', { params: { id: declining } });
  await call(owner, 'answerSpaceRequest', {
    params: { id: declining, no: request?.no ?? 0 },
    body: { accept: false, reason: 'zyxdeclined' },
  });
}

/** Two of one's own, in a room and online, and two of another where one asks: to come, and for access. */
async function plantEvents(me: number, other: number) {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const about = {
    title: 'zyxevent',
    description: 'zyxhappens',
    eventType: 'social',
    startTime: `${day}T10:00`,
    endTime: `${day}T11:00`,
    maxAttendees: 5,
  };
  const room = { isVirtual: false, location: 'zyxhall', address: 'zyxstreet', directions: 'zyxbus' };
  const access = [{ feature: 'step_free', answer: 'yes', detail: 'zyxramp' }];
  const own = await call<{ id: number }>(me, 'createEvent', { body: { ...about, ...room, access } });
  await call(me, 'createEvent', { body: { ...about, isVirtual: true, virtualLink: 'https://zyxmeeting.example' } });
  const params = { id: own.id };
  await call(other, 'registerForEvent', { params });
  await call(me, 'messageAttendees', { params, body: { text: 'zyxtoall' } });
  await call(me, 'cancelEvent', { params, body: { reason: 'zyxcalledoff', version: 1 } });

  const { items } = await call<{ items: { id: number }[] }>(me, 'addPassportItem', { body: { text: 'zyxneed' } });
  const plain = { ...about, description: 'A hall.', isVirtual: false, location: 'A hall', requiresApproval: true };
  const theirs = await call<{ id: number }>(other, 'createEvent', { body: { ...plain, title: 'zyxgathering' } });
  await call(me, 'registerForEvent', { params: { id: theirs.id } });
  const body = { words: 'zyxasked', itemIds: items.map(({ id }) => id) };
  await call(me, 'askEventAccess', { params: { id: theirs.id }, body });
  const asked = { id: theirs.id, userId: me };
  await call(other, 'answerEventAccess', { params: asked, body: { state: 'confirmed', answer: 'zyxanswered' } });
  await call(other, 'answerEventRequest', { params: asked, body: { accept: false, reason: 'zyxnoroom' } });
  await call(me, 'saveEvent', { params: { id: theirs.id } });
  await call(me, 'makeCalendarFeed');
}

/** One that came back and one with a file, which nobody has published; and a file that no resource uses. */
async function plantResources(me: number) {
  const text = (name: string) => ({
    query: { name },
    upload: { bytes: new TextEncoder().encode('zyxinside'), type: 'text/plain' },
  });
  const file = await call<{ id: number }>(me, 'uploadResourceFile', text('zyxfile.txt'));
  await call(me, 'uploadResourceFile', text('zyxloose.txt'));
  const about = {
    title: 'zyxresource',
    description: 'zyxdescribed',
    category: 'legal',
    resourceType: 'guide',
    tags: ['zyxlibrarytag'],
    formats: ['other_languages'],
    language: 'zyxlanguage',
    states: ['national'],
  };
  await call(me, 'createResource', { body: { ...about, fileId: file.id } });
  const sent = await call<{ id: number }>(me, 'createResource', {
    body: { ...about, externalUrl: 'https://zyxlink.example' },
  });
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const params = { id: sent.id };
  await call(moderator, 'returnResource', { params, body: { version: 1, reason: 'zyxreturned' } });
  const [shipped] = await call<{ id: number }[]>(me, 'listResources', {});
  await call(me, 'reportResourceProblem', {
    params: { id: shipped?.id ?? 0 },
    body: { kind: 'broken', note: 'zyxproblem' },
  });
}

const textColumns = () =>
  app.database.query<{ name: string }>(
    'text-columns',
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb')
       and table_name not like 'socket_io%' order by 1`,
  );

/** Every row of every table, whatever schema it is in, as text. */
async function dump(): Promise<string> {
  const tables = await app.database.query<{ name: string }>(
    'all-tables',
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }>('', `select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return parts.join('\n');
}

const storedFiles = () =>
  readdirSync(`${app.config.dataDir}/files`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(`${app.config.dataDir}/files/`.length))
    .sort();

const words = [...new Set(Object.values(planted).map(({ word }) => word.toLowerCase()))];

test('every column that holds text has a planted word, or says why it cannot hold one', async () => {
  const all = (await textColumns()).map(({ name }) => name);
  expect(all.length).toBeGreaterThan(60);
  expect([...Object.keys(planted), ...Object.keys(reasons)].sort()).toEqual(all);
});

test.each(Object.entries(planted))('%s holds its word', async (column, { word }) => {
  const [table, name] = column.split('.');
  const rows = await app.database.query('', `select 1 from ${table} where strpos("${name}"::text, $1) > 0`, [word]);
  expect(rows.length).toBeGreaterThan(0);
});

test('the copy has every word and every file', async () => {
  await person.browser.post('/api/privacy/export', {});
  await app.app.jobs.runNow('privacy.make-exports');
  const { body } = await person.browser.get<{ latest: { id: number } }>('/api/privacy/export');
  const { bytes } = await person.browser.download(`/api/privacy/export/${body.latest.id}/file`);
  const copy = await unzip(bytes);
  const text = copy.all();
  const missing = Object.entries(planted).filter(([, { word, notInCopy }]) => !notInCopy && !text.includes(word));
  // What is known of a mail is its address.
  expect(missing.map(([column]) => column).filter((column) => !column.startsWith('post_words.'))).toEqual([]);
  expect(sealed.filter((word) => !text.includes(word))).toEqual([]);

  const kinds = copy.names.filter((name) => name.includes('/')).map((name) => name.replace(/\/(unused-)?\d+/, '/$1N'));
  expect(kinds.sort()).toEqual([
    'group-files/N-zyxspacefile.txt',
    'group-posts/N.webp',
    'media/N-captions.vtt',
    'media/N-descriptions.vtt',
    'media/N-still.webp',
    'media/N.webm',
    'media/N.webp',
    'messages/N.wav',
    'messages/N.webp',
    'profile/banner.webp',
    'profile/name.wav',
    'profile/picture.png',
    'resources/N-zyxfile.txt',
    'resources/unused-N-zyxloose.txt',
  ]);
  for (const name of copy.names)
    expect({ name, empty: copy.bytes(name)?.length === 0 }).toEqual({ name, empty: false });
  expect(text).toContain('zyxcaption');
  expect(text).toContain('zyxdescribed');
});

test('after the erasure none of it is anywhere: not in a table, not in a file, not in what waits', async () => {
  const before = storedFiles();
  const kept = await app.database.query<{ keys: (string | null)[] }>(
    'kept-files',
    `select array[file_key, small_key, captions_key, descriptions_key] as keys from media where uploader_id <> $1`,
    [person.id],
  );
  expect(before.length).toBeGreaterThan(8);
  await person.browser.post('/api/privacy/deletion', {});
  await app.settle();
  later(app, 15);
  await app.app.jobs.runNow('privacy.erase-due');
  await app.settle();

  const mails = await app.database.query('last-mail', 'delete from outbox_mails where "to" = $1 returning subject', [
    person.email,
  ]);
  // The mailbox of the person stands in this table, and this is what is in it last.
  expect(mails).toEqual([{ subject: 'Your account is deleted' }]);
  const left = (await dump()).toLowerCase();
  expect(left).toContain('somebody else');
  expect(words.filter((word) => left.includes(word))).toEqual([]);
  expect(storedFiles()).toEqual(
    kept
      .flatMap(({ keys }) => keys)
      .filter((key) => key !== null)
      .sort(),
  );

  const numbers = serverAreas.flatMap(({ personalData }) => Object.entries(personalData?.columns ?? {}));
  for (const [column, fate] of numbers) {
    const [table, name] = column.split('.');
    const rows = await app.database.query(
      '',
      `select 1 from ${table} where $1 = any(array[]::int[] || ${name === 'actor_ids' ? name : `"${name}"::int`})`,
      [person.id],
    );
    expect({ column, left: rows.length > 0 }).toEqual({ column, left: fate.startsWith('stays: ') });
  }
});
