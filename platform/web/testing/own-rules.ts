import type { Page } from '@playwright/test';

/** What no engine that was tried finds: dead clicks, blocked paste, missing autocomplete, pointer-only parts. */
export async function ownProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const say = (rule: string, element: Element, why: string) => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      const { id, className } = element as HTMLElement;
      const classes = typeof className === 'string' ? className.trim().split(/\s+/).join('.') : '';
      const where = `${element.tagName.toLowerCase()}${id ? `#${id}` : ''}${classes ? `.${classes}` : ''}`;
      problems.push(`own ${rule} ${where} "${text}" – ${why}`);
    };
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    const native =
      'a[href], button, input, select, textarea, summary, label, option, dialog, form, details, video, audio';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!shown(element) || element.matches(native)) continue;
      // React keeps its handlers in a property and listens at the root.
      if (Object.keys(element).some((name) => name.startsWith('__reactContainer$'))) continue;
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
      const has = (name: string) => typeof props?.[name] === 'function';
      // A frame that watches the pointer over the control inside it takes nothing away from the keyboard.
      const watches = (has('onMouseDown') || has('onPointerDown')) && !element.querySelector('a[href], button, input');
      const clicks = has('onClick') || watches;
      // React gives parts with onClick an empty handler of the same name; its own property says more.
      const inline = !key && (typeof element.onclick === 'function' || typeof element.onmousedown === 'function');
      if (!clicks && !inline) continue;
      const keyed = element.tabIndex >= 0 && element.hasAttribute('role');
      const inKeyed = element.closest('button, a[href], label, [role][tabindex]');
      // An option of a combobox: the focus stays in the field, and its arrows move through the list that it names.
      const list = element.closest('[role=option]')?.closest('[role=listbox][id]')?.id;
      const ofCombobox = list && document.querySelector(`[role=combobox][aria-controls="${CSS.escape(list)}"]`);
      const delegates = element.hasAttribute('data-delegates') && element.querySelector('a[href], button');
      if (!keyed && !inKeyed && !delegates && !ofCombobox)
        say('click-only', element, 'answers the pointer and cannot be reached by key');
    }

    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!shown(field) || field.disabled || field.readOnly) continue;
      const secret = ['password', 'email', 'tel'].includes(field.type);
      const token = field.autocomplete;
      if (secret && (!token || token === 'off' || token === 'on')) {
        say('autocomplete', field, `a field of type ${field.type} needs an autocomplete token`);
      }
      if (!/^(text|email|password|search|tel|url|number|textarea)$/.test(field.type)) continue;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'a');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      const before = field.value;
      const passed = field.dispatchEvent(paste);
      if (!passed && field.value === before) say('paste', field, 'does not let people paste');
    }
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '';
    if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[01](\.0+)?\b/.test(viewport)) {
      problems.push('own zoom – the viewport forbids zooming');
    }
    return problems;
  });
}
