"use client";

// the pictures of a document, without the text editor: no Lexical, no storage
export { en } from "./locales/en";
export { type Dictionary, ko } from "./locales/ko";
export { ClaimsOverview, type ClaimsOverviewProps } from "./react/charts/claims-overview";
export { ToulminChart, type ToulminChartProps } from "./react/charts/toulmin-chart";
export { ComparisonTable, type ComparisonTableProps } from "./react/comparison/comparison-table";
export type { Actor } from "./react/elements/actors";
export { ProblemList, type ProblemListProps } from "./react/side-panel/problem-list";
export { StatisticsCharts, type StatisticsChartsProps } from "./react/statistics/statistics-charts";
export { Timeline, type TimelineProps } from "./react/timeline/timeline";
