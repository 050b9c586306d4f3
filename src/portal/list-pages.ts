import type { Clock } from '#base/clock.ts';
import { own } from '#base/own.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { PageAsk, PageRoute } from '#pages/page.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { renderAmcPage, renderAmcsPage } from './amc-pages.ts';
import { renderFundPage } from './fund-page.ts';
import { renderFundsPage } from './funds-page.ts';
import { renderHomePage } from './home-page.ts';
import { renderReportPage } from './report-page.ts';

interface PortalParts {
  readonly reader: FactReader;
  readonly clock: Clock;
  readonly unitsPerMinute: number;
}

/** The public pages. Each renders from one view, so that all its figures are from the same committed state. */
export function listPages({ reader, clock, unitsPerMinute }: PortalParts): PageRoute[] {
  const page = (path: string, render: (view: FactView, ask: PageAsk) => string | Promise<string>): PageRoute => ({
    path,
    answer: async (ask) => reader.answer(async (view) => render(view, ask)),
  });
  const param = ({ params }: PageAsk, name: string): string => own(params, name) ?? '';
  return [
    page('/', (view, { baseUrl }) => renderHomePage(view, baseUrl, unitsPerMinute, todayInKarachi(clock.now()))),
    page('/funds', (view, { query }) => renderFundsPage(view, query)),
    page('/funds/{fund_slug}', (view, ask) =>
      renderFundPage(view, param(ask, 'fund_slug'), ask.query, todayInKarachi(clock.now())),
    ),
    page('/funds/{fund_slug}/reports/{report_date}', (view, ask) =>
      renderReportPage(view, param(ask, 'fund_slug'), param(ask, 'report_date'), ask.query),
    ),
    page('/amcs', renderAmcsPage),
    page('/amcs/{amc_slug}', (view, ask) => renderAmcPage(view, param(ask, 'amc_slug'))),
  ];
}
