/**
 * What the engines could not decide and a person has looked at. Each entry says why it is no fault; whoever adds one
 * has looked at the page. Certain failures cannot be listed here.
 */
export const reviewed: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^axe undecided color-contrast-enhanced/,
    reason: 'The AA rule covers the same text; where axe cannot see the background, pixels are measured.',
  },
  {
    pattern: /^axe undecided color-contrast .*\.sym-tile.* > \.sym-word – Element( content is too short|.* overlapped)/,
    reason: 'The frame of scanning stands around the row and has no ground; without it the same words are judged.',
  },
  {
    pattern: /^axe undecided color-contrast \.menu-item/,
    reason: 'axe counts the icon beside the words as a picture; the words stand on the plain surface of the menu.',
  },
  {
    pattern: /^axe undecided color-contrast .*\.vr-map-(spot|name)\S* – .* (overlapped|obscured)/,
    reason: 'Each name on the map has a ground of its own, on which it is judged where no other lies over it.',
  },
  {
    pattern: /^ibm potential widget_tabbable_exists <div style="outline: none; --radix-dropdown-menu/,
    reason: 'The menu itself takes the focus and arrows move inside it; the journeys of the menu press them.',
  },
  {
    pattern: /^ibm potential widget_tabbable_exists <button tabindex="-1" class="btn btn-quiet"/,
    reason: 'A toolbar is one tab stop and arrows move inside it; the journeys of the area writing press them.',
  },
  {
    pattern: /^ibm potential widget_tabbable_single <div class="ProseMirror/,
    reason: 'Links in a text that is being written are no tab stops: browsers leave them to the caret.',
  },
  {
    pattern: /^ibm potential widget_tabbable_exists <div aria-label="Suggestions" id="[^"]+" role="listbox"/,
    reason:
      'The list of a combobox: the focus stays in the field, whose arrows move inside it; the journeys press them.',
  },
  {
    pattern: /^ibm potential blockquote_cite_exists <blockquote>/,
    reason: 'A quote in a member’s text is made with “Quote” alone; in a reply its first line names the member quoted.',
  },
  {
    pattern: /^axe undecided (aria-valid-attr-value|aria-hidden-focus) /,
    reason: 'Ids of parts that open later; the keyboard crawl finds focus in hidden content.',
  },
  {
    pattern:
      /^ibm potential (style_color_misuse|style_before_after_review|style_highcontrast_visible|style_viewport_resizable) /,
    reason:
      'Asks for a look at the style sheet as a whole, on every page: done by the reflow and forced-colour checks.',
  },
  {
    pattern: /^ibm potential (style_focus_visible|element_tabbable_visible|style_hover_persistent) /,
    reason: 'The keyboard crawl measures the change of pixels at every stop.',
  },
  {
    pattern: /^ibm potential (media_track_available|media_live_captioned|media_alt_exists|media_audio_transcribed) /,
    reason: 'Videos of members show a missing-caption state, which the journey of the area asserts.',
  },
  {
    pattern:
      /^ibm potential (meta_redirect_optional|debug_paragraph_once|text_whitespace_valid|text_quoted_correctly|text_sensory_misuse) /,
    reason: 'About the words of a text and not about its structure.',
  },
  {
    pattern: /^ibm potential (aria_keyboard_handler_exists|element_mouseevent_keyboard|input_checkboxes_grouped) /,
    reason:
      'The engine looks for handlers and names in the markup; React listens at the root. Journeys press the keys.',
  },
  {
    pattern: /^ibm potential (text_block_heading|input_label_visible <(button|textarea)) /,
    reason:
      'Short lines that are no headings; buttons, whose text label-content-name-mismatch compares; text areas, whose <label> this rule does not look at.',
  },
];

/** Failures where an engine is behind its own source, which is named. Nothing else about the element is let through. */
export const mistaken: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^ibm input_autocomplete_valid <input [^>]*autocomplete="username webauthn"/,
    reason:
      'The HTML standard (4.10.18.7.1, autofill detail tokens) and Web Authentication put "webauthn" last; the engine has no such token.',
  },
];
