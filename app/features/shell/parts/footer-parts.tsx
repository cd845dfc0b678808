import { type Packed, unpack } from '~/rendering/packed';
import { Logo } from './logo';
import type { FooterData, LegalData } from './nav-types';
import { PlainAnchor } from './plain-anchor';

type Packaged = { readonly footer: Packed<FooterData> };

/** Newsletter and groups of links. */
export function FooterTop({ footer }: Packaged) {
  const { news, label, groups } = unpack(footer);
  return (
    <>
      <div className="news">
        <h2>{news.title}</h2>
        <p className="muted">{news.text}</p>
        <a className="btn btn-solid footer-news" href={news.link.to}>
          {news.link.label}
        </a>
      </div>
      <nav className="footer-cols" aria-label={label}>
        {groups.map((group) => (
          <div key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={`${link.to} ${link.label}`}>
                  <PlainAnchor target={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

/** The company line and the ways to pay. */
export function FooterEnd({ footer }: Packaged) {
  const { legal, payMarks } = unpack(footer);
  return (
    <>
      <CompanyLine legal={legal} />
      {payMarks.names.length > 0 && (
        <ul className="pay-marks push" aria-label={payMarks.label}>
          {payMarks.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function CompanyLine({ legal }: { readonly legal: LegalData }) {
  return (
    <>
      <Logo name={legal.shopName} to={legal.home.to} label={legal.home.label} small />
      <span>{legal.copyright}</span>
      <span className="footer-legal">
        {legal.links.map((link) => (
          <PlainAnchor key={link.to} target={link} className="link" />
        ))}
      </span>
    </>
  );
}

/** The company line of delivery and payment, with help. */
export function SlimFooterEnd({ footer }: Packaged) {
  const { legal, help } = unpack(footer);
  return (
    <>
      <CompanyLine legal={legal} />
      <span className="push">{help}</span>
    </>
  );
}
