import { type Canaries, chosen, documentOf, fileKey, picture } from '#platform/server/testing/canaries.ts';
import { plantClip } from './clip.ts';

export const canaries: Canaries = {
  planted: {
    'posts.title': 'zyxtitle',
    'posts.content': 'zyxpostwords',
    'posts.tags': 'zyxposttag',
    'posts.content_warning': 'zyxwarning',
    'posts.easy_content': 'zyxeasywords',
    'posts.document': 'zyxpostwords',
    'posts.slug': 'zyxoldtitle',
    'post_versions.title': 'zyxoldtitle',
    'post_versions.content': 'zyxoldwords',
    'post_versions.document': 'zyxoldwords',
    'post_versions.content_warning': 'zyxoldwarning',
    'post_versions.tags': 'zyxoldtag',
    'post_words.word': 'zyxpostwords',
    'post_words.lexeme': 'zyxpostword',
    'comments.content': 'zyxcomment',
    'comments.document': 'zyxcomment',
    'comment_versions.content': 'zyxoldcomment',
    'comment_versions.document': 'zyxoldcomment',
    'media.alt': 'zyxalttext',
    'description_offers.text': 'zyxoffer',
    'easy_offers.text': 'zyxeasyoffer',
    'feed_settings.settings': 'zyxhidden',
  },
  wordless: {
    'description_offers.status': chosen,
    'easy_offers.status': chosen,
    'media.kind': chosen,
    'media.type': chosen,
    'media.file_key': fileKey,
    'media.small_key': fileKey,
    'media.captions_key': fileKey,
    'media.descriptions_key': fileKey,
    'posts.type': chosen,
    'posts.audience': chosen,
    'post_versions.audience': chosen,
    'posts.feeling': chosen,
  },
  files: ['media/N-captions.vtt', 'media/N-descriptions.vtt', 'media/N-still.webp', 'media/N.webm', 'media/N.webp'],
  inFiles: ['zyxcaption', 'zyxdescribed'],
  plant: async (tools) => {
    const { call, me, other, keep } = tools;
    await call(me.id, 'saveFeedSettings', {
      body: { showAltText: true, hideUndescribed: false, hiddenWarnings: ['zyxhidden'] },
    });
    const image = await call<{ id: number }>(me.id, 'uploadImage', { upload: await picture('green') });
    await call(me.id, 'updateMedia', { params: { id: image.id }, body: { alt: 'zyxalttext' } });
    const clip = await plantClip(tools);
    const post = await call<{ id: number }>(me.id, 'createPost', {
      body: {
        type: 'blog',
        title: 'zyxoldtitle',
        document: documentOf('zyxoldwords here'),
        contentWarning: 'zyxoldwarning',
        tags: ['zyxoldtag'],
        easyContent: 'zyxeasywords',
        mediaIds: [image.id, clip],
      },
    });
    await call(me.id, 'editPost', {
      params: { id: post.id },
      body: {
        version: 1,
        title: 'zyxtitle',
        document: documentOf('zyxpostwords here'),
        contentWarning: 'zyxwarning',
        tags: ['zyxposttag'],
      },
    });
    await call(other, 'likePost', { params: { id: post.id } });

    const theirs = await call<{ id: number }>(other, 'uploadImage', { upload: await picture('white') });
    await call(other, 'updateMedia', { params: { id: theirs.id }, body: { wantsDescription: true } });
    const body = { content: 'See', mediaIds: [theirs.id] };
    const theirPost = await call<{ id: number }>(other, 'createPost', { body });
    keep('their post', theirPost.id);
    await call(me.id, 'offerDescription', { params: { id: theirs.id }, body: { text: 'zyxoffer' } });
    await call(me.id, 'offerEasyVersion', { params: { id: theirPost.id }, body: { text: 'zyxeasyoffer' } });
    const words = { params: { id: theirPost.id }, body: { document: documentOf('zyxoldcomment') } };
    const comment = await call<{ id: number }>(me.id, 'createComment', words);
    const reworded = { version: 1, document: documentOf('zyxcomment') };
    await call(me.id, 'editComment', { params: { id: comment.id }, body: reworded });
    await call(other, 'likeComment', { params: { id: comment.id } });
  },
};
