import { pairsOf } from './phrases.ts';

/**
 * Long and official words with the plain ones that say the same, as plain-language guides for Australian public
 * services advise. Only those are here whose plain word fits in nearly every sentence; spelling with "z" is added below.
 */
const list = `
utilise, utilises, utilised, utilising > use, uses, used, using
utilisation > use
commence, commences, commenced, commencing > start, starts, started, starting
commencement > start
terminate, terminates, terminated, terminating > end, ends, ended, ending
facilitate, facilitates, facilitated, facilitating > help, helps, helped, helping
endeavour, endeavours, endeavoured, endeavouring > try, tries, tried, trying
ascertain, ascertains, ascertained, ascertaining > find out, finds out, found out, finding out
purchase, purchases, purchased, purchasing > buy, buys, bought, buying
obtain, obtains, obtained, obtaining > get, gets, got, getting
acquire, acquires, acquired, acquiring > get, gets, got, getting
assist, assists, assisted, assisting > help, helps, helped, helping
demonstrate, demonstrates, demonstrated, demonstrating > show, shows, showed, showing
indicate, indicates, indicated, indicating > show, shows, showed, showing
notify, notifies, notified, notifying > tell, tells, told, telling
initiate, initiates, initiated, initiating > start, starts, started, starting
expedite, expedites, expedited, expediting > speed up, speeds up, sped up, speeding up
rectify, rectifies, rectified, rectifying > fix, fixes, fixed, fixing
remunerate, remunerates, remunerated, remunerating > pay, pays, paid, paying
remuneration > pay
disseminate, disseminates, disseminated, disseminating > share, shares, shared, sharing
optimise, optimises, optimised, optimising > improve, improves, improved, improving
finalise, finalises, finalised, finalising > finish, finishes, finished, finishing
relinquish, relinquishes, relinquished, relinquishing > give up, gives up, gave up, giving up
amend, amends, amended, amending > change, changes, changed, changing
amendment, amendments > change, changes
modify, modifies, modified, modifying > change, changes, changed, changing
reside, resides, resided, residing > live, lives, lived, living
ameliorate, ameliorates, ameliorated, ameliorating > improve, improves, improved, improving
leverage, leverages, leveraged, leveraging > use, uses, used, using
liaise with, liaises with, liaised with, liaising with > talk to, talks to, talked to, talking to
adhere to, adheres to, adhered to, adhering to > follow, follows, followed, following
cease, ceases, ceased, ceasing > stop, stops, stopped, stopping
collaborate with, collaborates with, collaborated with, collaborating with > work with, works with, worked with, working with
give consideration to > think about
make an application > apply
make a decision > decide
provide assistance to > help
provide support to > support
conduct a review of > review
carry out a review of > review
undertake a review of > review
is able to, are able to > can
has the ability to, have the ability to > can
is required to, are required to > must
is eligible for, are eligible for > can get
in order to > to
so as to > to
with a view to > to
for the purpose of, for the purposes of > for
prior to > before
subsequent to > after
subsequently > later
in the event that > if
in the event of > if there is
on the condition that > if
notwithstanding > despite
in accordance with > under
pursuant to > under
with regard to, with regards to, in regard to > about
with respect to, in respect of > about
in relation to > about
pertaining to > about
in lieu of > instead of
due to the fact that > because
owing to the fact that > because
in light of the fact that > because
on account of > because of
as a consequence of > because of
by means of > by
by virtue of > by
for the duration of > during
at this point in time > now
at the present time > now
at that point in time > then
until such time as > until
in the near future > soon
at the earliest possible opportunity > as soon as you can
as soon as practicable > as soon as possible
on a regular basis > regularly
on a daily basis > every day
on a weekly basis > every week
on a monthly basis > every month
a large number of > many
a number of > some
the majority of > most
a sufficient number of, a sufficient amount of > enough
in excess of > more than
in close proximity to > near
in the vicinity of > near
with the exception of > except
in conjunction with > with
in consultation with > with
approximately > about
additional > extra
additionally > also
furthermore > also
moreover > also
nevertheless > even so
nonetheless > even so
consequently > so
accordingly > so
thereafter > after that
hereafter > after this
whilst > while
amongst > among
regarding > about
numerous > many
sufficient > enough
insufficient > not enough
subsequent > later
erroneous > wrong
beneficial > helpful
advantageous > helpful
requisite > needed
paramount > most important
pivotal > key
methodology, methodologies > method, methods
documentation > documents
correspondence > letters and emails
modality, modalities > way, ways
timeframe, timeframes > time, times
stakeholder, stakeholders > person involved, people involved
beneficiary, beneficiaries > person who gets it, people who get it
outcome, outcomes > result, results
deliverable, deliverables > result, results
going forward > from now on
moving forward > from now on
key takeaway, key takeaways > main point, main points
reach out to, reaches out to, reached out to, reaching out to > contact, contacts, contacted, contacting
per annum > each year
inter alia > among other things
ad hoc > as needed
bona fide > real
vice versa > the other way round
via > through
`;

const withZ = (form: string) => form.replace(/is(?=e[sd]?$|ing$|ation$)/, 'iz');
/** Words in which "is" is no ending. */
const isNoEnding = (form: string) => !/^(util|optim|priorit|final)/.test(form);

export const plainWords: ReadonlyMap<string, string> = new Map(
  pairsOf(list).flatMap(([form, better]) =>
    form === better
      ? []
      : isNoEnding(form)
        ? [[form, better]]
        : [
            [form, better],
            [withZ(form), better],
          ],
  ),
);
