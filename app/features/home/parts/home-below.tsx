import { classNames } from '~/ui/class-names';
import { HONEYPOT } from '~/ui/honeypot';
import { nightSources } from '~/ui/night-sources';
import { Picture } from '~/ui/picture';
import { ArrowLink } from '~/ui/text-link';
import type { HomeData } from '../load-home.server';

/** Scenes are drawn and cut 16:9. */
const SHAPE = { width: 1920, height: 1080 } as const;

const GUIDE_SIZES = '(min-width: 60rem) 31vw, (min-width: 40rem) 47vw, 94vw';

/** The newest guides, each with its picture. */
export function GuideRow({ guides }: { readonly guides: NonNullable<HomeData['guides']> }) {
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{guides.title}</h2>
        <ArrowLink to={guides.all.to}>{guides.all.label}</ArrowLink>
      </div>
      <ul className="stories">
        {guides.items.map(({ title, to, files, night, label, minutes }) => (
          <li key={to} className="story">
            <figure className={classNames(night && 'has-night') || undefined}>
              <Picture files={files} alt="" {...SHAPE} sizes={GUIDE_SIZES} sources={nightSources(night, GUIDE_SIZES)} />
            </figure>
            <p className="story-facts">
              {label && <span className="story-label">{label}</span>}
              {minutes && <span>{minutes}</span>}
            </p>
            <h3>
              <a href={to}>{title}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The form of the newsletter, in place. The newsletter's own screen takes it and says what is wrong, beside what was typed. A plain form:
 * it needs no script.
 */
export function NewsletterForm({ newsletter }: Pick<HomeData, 'newsletter'>) {
  const { title, text, to, email, consent, submit, honeypot } = newsletter;
  return (
    <section className="home-news">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="section-text muted">{text}</p>
        </div>
        <form method="post" action={to}>
          <div className="home-news-line">
            <div className="field">
              <label htmlFor="home-news-email">{email}</label>
              <input
                id="home-news-email"
                className="input"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </div>
            <button type="submit" className="btn btn-solid">
              {submit}
            </button>
          </div>
          <label className="check">
            <input type="checkbox" name="consent" value="on" required />
            <span>{consent}</span>
          </label>
          <div className="honeypot" aria-hidden="true">
            <label>
              {honeypot} <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </div>
        </form>
      </div>
    </section>
  );
}
