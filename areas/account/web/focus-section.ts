/** After a button that has gone: reading goes on at the heading of the part that it stood in. */
export function focusSection(id: string): void {
  // After the dialog, if there was one, has looked for its opener.
  setTimeout(() => {
    const heading = document.getElementById(`${id}-title`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
