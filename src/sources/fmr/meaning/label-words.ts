/** Key words of facts and statistics, matched in what is left of a label when what qualifies it is set aside. */
import { joinLines } from '#base/pattern-lines.ts';
import type { MetricKey } from '#domain/fragment-terms.ts';
import type { FactName } from '#sources/fmr/labels.ts';

const ENTRY_LOAD = new RegExp(
  joinLines`
    ^(?:sales |front |entry |initial |subscription |purchase |front end )*(?:load|charge|fee)s? ?
    (?:front ?end|entry|on (?:entry|purchase|subscription))$`,
);
const SIZE = '(?:size|net assets?|aum|assets? under management|corpus)';
const SIZE_OR_BASE = '(?:size|net assets?|net asset base|aum|assets? under management|corpus|funds? under management)';
const BY_FUNDS = '(?:fund of funds?|fofs?|investments? by)';
const WHOLE_SIZE = new RegExp(`^(?:total )?${SIZE_OR_BASE}(?: size)?$`);
const SIZE_WITH = new RegExp(`^${SIZE_OR_BASE}(?: size)? (?:includ|incl|with)[a-z]* (?:of )?.*${BY_FUNDS}`);
const SIZE_WITHOUT = new RegExp(`^${SIZE}(?: size)? (?:exclud|excl|without)[a-z]* (?:of )?.*${BY_FUNDS}`);
const INVESTED_BY_FUNDS = new RegExp(
  joinLines`
    ^(?:of which )?(?:amount )?(?:invest(?:ed|ments?)|held|holdings?) by
    [ ](?:(?:our|own|other|the) )?(?:funds? of funds?|fofs?)\b\D*$
    |^(?:amount |total )?investments? of (?:funds? of funds?|fofs?)$
    |^of which (?:(?:our|own|other|the) )?(?:funds? of funds?|fofs?)(?: (?:holds?|invest(?:s|ed)?))?$`,
);
const MANAGER_RATING = new RegExp(
  joinLines`
    ^(?:amc|company|asset manage(?:r|rs|ment)(?: co(?:mpany)?)?|manage(?:r|ment|rs)(?: co(?:mpany)?)?
    |mgt(?: co(?:mpany)?)?|am|pension (?:fund )?managers?)(?: s)?(?: quality)? ratings?$`,
);
const MANAGER = '(?:the )?(?:(?:fund |asset )?manager|management company|asset management company|amc)';
// `Orders until`, `Applications accepted by`, `Latest time for orders`
const LATEST_ORDERS = new RegExp(
  joinLines`
    ^(?:orders?|applications?|requests?|instructions?)(?: (?:are )?(?:accepted|received|taken))? (?:until|till|by|before)$
    |^(?:latest|last|closing) time(?: for (?:orders?|applications?|requests?|instructions?|dealing))?$
    |^(?:(?:order|application|dealing) )?deadline(?: for (?:orders?|applications?|requests?|dealing))?$`,
);
const PAYMENT =
  /^(?:redemptions?|(?:redemption )?proceeds)(?: (?:is|are))? (?:paid|payable|settled)(?: (?:in|within|on|after))?$/;
const FEE_OF_MANAGER = new RegExp(
  joinLines`
    ^${MANAGER}s? ?s? (?:fee|charge|remuneration)s?$
    |^(?:remuneration|fees?) (?:of|to) ${MANAGER}$`,
);
const INVESTMENT = '(?:investment|inv|subscription|application|purchase|contribution)s?';
const FIRST_INVESTMENT = new RegExp(
  joinLines`
    ^(?=min|initial|first|lump)(?:min|minimum)? ?(?:initial|first|lump ?sum)?(?: | of )?
    ${INVESTMENT}(?: amount| size)?$
    |^(?:initial|first|opening) (?:${INVESTMENT} )?(?:min|minimum)$
    |^(?:opening|starting|smallest|least)(?: first| initial)? (?:amount|${INVESTMENT})$
    |^(?:(?:smallest|least|minimum)(?: amount)? )?to (?:open|start|begin)(?: (?:an|the) account)?$
    |^(?:smallest|least|minimum)(?: amount)? (?:at first|initially)$`,
);
const LATER_INVESTMENT = new RegExp(
  joinLines`
    ^(?:min|minimum|each|every)? ?(?:additional|subseq[a-z]*|suseq|further|later|top ?up)
    (?: ${INVESTMENT}| ones?)?(?: amount)?$
    |^(?:additional|subseq[a-z]*|further|later) (?:${INVESTMENT} )?(?:min|minimum)$
    |^(?:thereafter|afterwards)$|^min(?:imum)? to (?:add|top ?up)$
    |^min(?:imum)? ${INVESTMENT} (?:additional|subseq[a-z]*|further|later)$`,
);

// Without its period the word could be anything that is spent.
const EXPENSES_OF_PERIOD = new RegExp(
  joinLines`
    ^(?:total |fund )?expenses (?:of|for) the (?:month|(?:fiscal |financial )?year(?: to date)?)$
    |^(?:total |fund )?expenses since (?:1(?:st)? july|july 1(?:st)?)(?: \d{4})?$`,
);
const LEVIES = new RegExp(
  joinLines`
    ^(?:of which (?:(?:government|govt) )?|(?:government|govt) )lev(?:y|ies)
    (?: (?:and|taxes|s?wwf|sales tax|secp (?:annual )?fees?))*(?: in ter)?$
    |^(?:(?:government|govt) )?lev(?:y|ies) (?:included )?in (?:the )?(?:ter|(?:total )?(?:expense )?ratio)$`,
);
const NAV = new RegExp(
  joinLines`
    ^(?:net assets? values?|nav|unit (?:price|value)|(?:value|price) of (?:a|one|each) unit)(?: (?:rs|pkr))?
    (?: ?(?:per|a|each|of a) ?(?:unit|certificate|share))?(?: nav)?
    (?: (?:at |as at )?(?:the )?(?:end of (?:the )?month|month end))?$`,
);

/**
 * Key words of facts in what is left of a label, tried in their order. Several spellings of one idea are one pattern,
 * or adjacent rows.
 */
export const FACT_WORDS: readonly (readonly [RegExp, FactName])[] = [
  [ENTRY_LOAD, 'front_end_load'],
  [
    /^(?:front ?end|entry|initial|upfront|subscription|sales?|purchase)(?: sales?)? (?:load|charge)s?$/,
    'front_end_load',
  ],
  [/^(?:sales )?loads?$/, 'front_end_load'],
  [/^(?:sales |exit |back )*(?:load|charge)s? ?(?:back ?end|exit|on (?:exit|redemption))$/, 'back_end_load'],
  [/^(?:back ?end|exit|redemption|deferred)(?: sales?)? (?:load|charge)s?$/, 'back_end_load'],
  [/^contingent (?:deferred )?(?:sales? )?(?:load|charge)s?$/, 'contingent_load'],
  [/^(?:annual )?management (?:fee|charge|remuneration)s?$|^fees? management$/, 'management_fee'],
  [FEE_OF_MANAGER, 'management_fee'],
  [/^trustee(?: s)? (?:fee|remuneration)s?$/, 'trustee_fee'],
  [/^(?:total )?expenses? ratios?$|^ter$|^total expense ratio ter$|^ongoing charges?$/, 'total_expense_ratio'],
  [/^(?:total )?(?:cost ratio|ratio of (?:total )?(?:costs?|expenses?))$/, 'total_expense_ratio'],
  [EXPENSES_OF_PERIOD, 'total_expense_ratio'],
  [/^(?:total )?(?:expenses? ratio|ter) (?:(?:of|for) )?(?:the )?quarter$/, 'total_expense_ratio'],
  [LEVIES, 'government_levies'],
  [/^selling and marketing(?: (?:exp|expenses?|fees?))?$/, 'selling_and_marketing'],
  [/^(?:total )?(?:expenses? ratios?|ter) (?:with|incl[a-z]*)(?: of)? .*lev/, 'ter_with_levies'],
  [/^(?:total )?(?:expenses? ratios?|ter) (?:without|before|excl[a-z]*)(?: of)? .*lev/, 'ter_without_levies'],
  [SIZE_WITH, 'fund_size_including_fof'],
  [SIZE_WITHOUT, 'fund_size_excluding_fof'],
  // Under the label of the size.
  [/^(?:excl[a-z]*|without) (?:investments? (?:by|of) )?(?:funds? of funds?|fofs?)$/, 'fund_size_excluding_fof'],
  [INVESTED_BY_FUNDS, 'amount_invested_by_fof'],
  [WHOLE_SIZE, 'fund_size'],
  [/^asset size$/, 'fund_size'],
  [/^(?:no|number) of units(?: (?:outstanding|in issue))?$/, 'units_outstanding'],
  [/^units? (?:outstanding|in issue)(?: number)?$/, 'units_outstanding'],
  [/^units$|^outstanding units$|^units? (?:issued|in circulation)$/, 'units_outstanding'],
  [NAV, 'nav'],
  [/^(?:price|value) per (?:unit|certificate)$/, 'nav'],
  [/^(?:offer|sales?|selling|subscription|purchase)(?: unit)? price(?: per (?:unit|certificate))?$/, 'offer_price'],
  [/^redemption(?: unit)? price(?: per (?:unit|certificate))?$/, 'redemption_price'],
  [/^re ?purchase(?: unit)? price(?: per (?:unit|certificate))?$/, 'repurchase_price'],
  [/^(?:closing )?market price(?: per (?:unit|share|certificate))?$/, 'market_price'],
  [/^(?:par|face|nominal) value(?: (?:per|of (?:an?|one|each)) (?:unit|certificate))?$|^par$/, 'par_value'],
  [
    /^(?:class|kind|sort) of (?:fund|scheme)$|^categor(?:y|isation|ization)(?: of .*)?$|^class$|^asset category$/,
    'category',
  ],
  [/^structure$|^(?:type|nature)(?: of (?:fund|scheme))?$|^constitution$|^legal structure$/, 'fund_type'],
  [/^date of (?:allotment|launch|commencement|first offer|launching)$/, 'launch_date'],
  [/^(?:launch|launching|commencement|allotment|start)(?: date| of operations?)?$|^launched(?: on)?$/, 'launch_date'],
  [
    /^(?:started|begun|established|set up|formed|(?:in (?:operation|existence|business)|operating) since)(?: (?:on|in))?$/,
    'launch_date',
  ],
  [/^inception(?: date)?$|^date of inception$/, 'inception_date'],
  [/^(?:date of )?maturity(?: date)?$/, 'maturity_date'],
  [/^(?:performance )?(?:bench ?mark)(?: ind(?:ex|ices))?$|^index benchmark$|^benchmark index$/, 'benchmark'],
  [/^(?:reference|underlying|tracked) (?:index|benchmark)$|^index tracked$|^yardstick$/, 'benchmark'],
  [/^(?:measured|judged|compared) (?:against|with|to)$|^benchmarked (?:to|against|with)$/, 'benchmark'],
  [/^(?:old|previous|former|earlier) benchmark$/, 'old_benchmark'],
  [/^(?:new|revised) benchmark$/, 'new_benchmark'],
  [/^(?:custodian )?(?:and )?trustees?(?: (?:and )?custodian)?(?: company)?$/, 'trustee'],
  [/^(?:external |statutory |independent )?auditors?(?: name)?$|^audited by$|^audit firm$/, 'auditor'],
  [/^(?:registrar|transfer agent|unit registrar)(?: (?:and )?(?:transfer agent|registrar))?$/, 'registrar'],
  [/^(?:shariah|shari ah|sharia) (?:advis[eo]rs?|board|supervis[a-z]+(?: board)?)$/, 'shariah_advisor'],
  [/^legal (?:advis[eo]rs?|counsel)$/, 'legal_advisor'],
  [/^risk(?:iness)?(?: profile| level| category| grade| rating| ?o ?meter| class)?$|^level of risk$/, 'risk_profile'],
  [/^(?:risk of )?principal(?: erosion)?(?: risk)?$|^risk of erosion$|^erosion risk$/, 'risk_of_principal_erosion'],
  [/^(?:risk of )?(?:erosion|loss) of (?:the )?(?:principal|capital)$/, 'risk_of_principal_erosion'],
  [/^risk (?:to|for) (?:the )?(?:principal|capital)$|^risk of capital erosion$/, 'risk_of_principal_erosion'],
  [/^(?:fund )?stability(?: rating)?$|^(?:credit |fund )?rating stability$/, 'fund_rating'],
  [/^(?:star|performance) (?:rating|ranking)s?$/, 'performance_rating'],
  [MANAGER_RATING, 'amc_rating'],
  [/^(?:managers?|management)(?: s)? quality$|^(?:amc|manager|management) quality ratings?$/, 'amc_rating'],
  [/^(?:management )?quality rating(?: of (?:the )?(?:company|manager|management company))?$/, 'amc_rating'],
  [
    /^rating of (?:the )?(?:amc|(?:management )?company|(?:asset |fund |pension |pension fund )?manager)$/,
    'amc_rating',
  ],
  [
    /^(?:unit |nav )?pricing(?: mechanisi?m| method(?:ology)?| basis| type)?$|^dealing mechanism$|^price (?:mechanism|basis|type)$/,
    'pricing',
  ],
  [/^basis of pricing$/, 'pricing'],
  [/^listing(?: venue)?$|^listed (?:on|at|with)$|^stock exchange$/, 'listing'],
  [/^leverage(?: ratio)?$|^gearing$|^borrowings?$/, 'leverage'],
  [
    /^(?:dealing|valuation|business|transaction|trading|subscription)(?: (?:and )?redemption| dealing)? days?$/,
    'dealing_days',
  ],
  [/^dealing$|^days of dealing$|^dealing (?:is )?on$|^open (?:on|for (?:dealing|business)(?: on)?)$/, 'dealing_days'],
  [/^dealing (?:times?|hours|timings?)$/, 'dealing_time'],
  [
    /^cut ?off(?: times?| timings?| hours?)?(?: for (?:(?:and )?(?:investment|subscription|redemption)s? ?)+)?$/,
    'cutoff_time',
  ],
  [/^subscription (?:and )?redemption (?:times?|timings?|hours)$/, 'cutoff_time'],
  [LATEST_ORDERS, 'cutoff_time'],
  [/^settlement(?: period| time| cycle)?(?: of redemptions?)?$/, 'settlement'],
  [/^redemption (?:settlement|proceeds|payment)$|^payment of (?:redemptions?|redemption proceeds)$/, 'settlement'],
  [PAYMENT, 'settlement'],
  [FIRST_INVESTMENT, 'minimum_initial'],
  [/^(?:min|minimum) (?:investment|subscription|purchase) (?:initial|first|at first)$/, 'minimum_initial'],
  [/^(?:min|minimum) (?:investment|subscription|purchase) (?:additional|subseq[a-z]*|further)$/, 'minimum_subsequent'],
  [LATER_INVESTMENT, 'minimum_subsequent'],
  // Two amounts under one label, which the value parts: `Min. Initial / Subsequent Investment`.
  [/^(?:min|minimum) initial (?:and )?(?:subsequent|additional) (?:investment|subscription)$/, 'minimum_initial'],
  [/^(?:investment )?objectives?(?: of investment)?$/, 'investment_objective'],
];

export const METRIC_WORDS: readonly (readonly [RegExp, MetricKey])[] = [
  [
    /^(?:wtd|weighted|wt|w)?(?: ?(?:average|avg|av))? ?(?:time|term)? ?(?:to )?maturity(?: of net assets)?$|^wam$|^watm$|^wtd avg mat/,
    'WEIGHTED_AVERAGE_MATURITY',
  ],
  [
    /^(?:days|months|years|time) to maturity(?: (?:weighted average|average|on average))?$|^(?:weighted )?average (?:days|months|years) to maturity$/,
    'WEIGHTED_AVERAGE_MATURITY',
  ],
  [/^(?:average |weighted average )?remaining (?:maturity|life)$/, 'WEIGHTED_AVERAGE_MATURITY'],
  [/^modified duration$/, 'MODIFIED_DURATION'],
  [/^(?:average |macaulay |portfolio )?duration$/, 'DURATION'],
  [
    /^(?:standard|std|st) (?:deviation|dev)$|^volatility(?: in(?: %| percent)?(?: (?:a|per) year)?)?$/,
    'STANDARD_DEVIATION',
  ],
  [/^sharpe?(?: ratio)?$/, 'SHARPE_RATIO'],
  [/^info(?:rmation)? ratio$/, 'INFORMATION_RATIO'],
  [/^(?:jensen s? )?alpha$/, 'ALPHA'],
  [/^beta$/, 'BETA'],
  [/^(?:portfolio )?turnover(?: ratio)?$/, 'PORTFOLIO_TURNOVER'],
  [/^(?:average )?tracking (?:error|difference)$/, 'TRACKING_ERROR'],
  [/^(?:portfolio |gross |net |(?:wtd|weighted) (?:average|avg) )?(?:yield to maturity|ytm)$/, 'YIELD_TO_MATURITY'],
  [/^(?:running|current) yield$/, 'CURRENT_YIELD'],
  [
    /^(?:no|number) of (?:(?:different |equity )?(?:holdings|stocks|securities|names|positions|instruments|scrips)(?: held)?|shares held)$/,
    'NUMBER_OF_HOLDINGS',
  ],
];
