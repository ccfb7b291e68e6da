import { House, Menu } from 'lucide-react';
import { isRoute } from '#platform/web/router/routes.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { NotFoundScene } from '#platform/web/ui/scenes.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { setMenuOpen } from './menu-state.ts';
import { submitSearch } from './page-search.tsx';

/** SHELL-42 and SHELL-43. */
export function Screen() {
  return (
    <div className="lost">
      <div className="lost-words">
        <h1 id="page-title" tabIndex={-1}>
          404 Page Not Found
        </h1>
        <p className="lead">The page may have moved, or the address may have a typo.</p>
        <div className="row">
          <ButtonLink href="/" variant="primary" size="l" icon={House}>
            Go home
          </ButtonLink>
          <Button size="l" icon={Menu} onClick={() => setMenuOpen(true)}>
            Open the menu
          </Button>
        </div>
        {isRoute('/search') && (
          // biome-ignore lint/a11y/useSemanticElements: <search> around a form makes two landmarks of one thing
          <form role="search" aria-label="Find a page" action="/search" onSubmit={submitSearch}>
            <TextField
              label="Or look for it"
              name="q"
              type="search"
              maxLength={200}
              after={<Button type="submit">Search for it</Button>}
            />
          </form>
        )}
        <div>
          <div className="lintel" />
          <p className="small soft">
            For the people who build Doorways: <span>Did you forget to add the page to the router?</span>
          </p>
        </div>
      </div>
      <div className="lost-art" data-part="decoration">
        <NotFoundScene />
      </div>
    </div>
  );
}
